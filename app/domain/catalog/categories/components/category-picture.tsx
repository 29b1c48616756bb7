import { FramedPhoto } from '~/ui/components/framed-photo';
import { Spot } from '~/ui/components/spot';
import type { Category } from '../category';
import { photo as photoStyle } from './category-page.css';

interface CategoryPictureProps extends Pick<Category, 'drawing' | 'photo'> {
  /** Pixels. */
  width: number;
}

/** Beside the category's title, which says the same. */
export function CategoryPicture({ drawing, photo, width }: CategoryPictureProps) {
  if (!photo) return <Spot name={drawing} width={width} />;
  const height = Math.round((width * 2) / 3);
  return <FramedPhoto photo={photo} width={width} height={height} alt="" className={photoStyle} />;
}
