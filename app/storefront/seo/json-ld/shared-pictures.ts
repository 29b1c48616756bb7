import { joinPath } from '~/domain/tenancy/page-path';
import { imageOriginOf, type Tenant } from '~/domain/tenancy/tenant';
import { photoPath, SHARED_DRAWING_EDGE, sharedDrawingPath, sharedPhotoPath, sharedPhotoSize } from '~/paths';
import type { Photo } from '~/values/photo';
import type { SharedPicture } from './page-description';

type Place = Pick<Tenant, 'origin' | 'basename' | 'outside'>;

/** @param drawing path below the location */
export function sharedDrawing(place: Place, drawing: string, alternative: string): SharedPicture {
  return {
    url: `${imageOriginOf(place)}${sharedDrawingPath(joinPath(place.basename, drawing))}`,
    width: SHARED_DRAWING_EDGE,
    height: SHARED_DRAWING_EDGE,
    alternative,
  };
}

/** In a format that every crawler reads. */
export function sharedPhoto(place: Place, photo: Photo, name: string): SharedPicture {
  const path = sharedPhotoPath(photo);
  const alternative = photo.alternative || name;
  if (path === undefined) {
    const drawing = `${imageOriginOf(place)}${sharedDrawingPath(photoPath(photo, 960))}`;
    return { url: drawing, width: SHARED_DRAWING_EDGE, height: SHARED_DRAWING_EDGE, alternative };
  }
  return { url: `${imageOriginOf(place)}${path}`, ...sharedPhotoSize(photo), alternative };
}
