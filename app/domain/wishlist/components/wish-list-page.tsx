import { isDrawnOnCar } from '~/domain/catalog/articles/offered-kinds';
import type { CategoryLink } from '~/domain/catalog/categories/category-tile';
import { CategoryLinks } from '~/domain/catalog/categories/components/category-links';
import { AvailabilityText } from '~/domain/catalog/components/availability';
import { BuyButton } from '~/domain/catalog/components/buy-button';
import { Picture } from '~/domain/catalog/components/picture';
import { type Supply, supplyLines } from '~/domain/catalog/selling';
import type { AtOtherLocation } from '~/domain/tenancy/at-other-locations';
import { FitmentNote } from '~/domain/vehicles/components/fitment-note';
import { articlePath, cartPath, picturePath, signInPath, wishListPath } from '~/paths';
import { button } from '~/ui/components/button.css';
import { ErrorSummary } from '~/ui/components/error-summary';
import { TextField } from '~/ui/components/field';
import { Form, Link } from '~/ui/components/link';
import { Notice } from '~/ui/components/notice';
import { lead, pageStack, pageTitle, panel } from '~/ui/components/panel.css';
import { Price } from '~/ui/components/price';
import { Section } from '~/ui/components/section';
import { ShareButton } from '~/ui/components/share-button';
import { TakeAlong } from '~/ui/components/take-along';
import { WheelCar } from '~/ui/components/wheel-car';
import { stockChangeText } from '../messages';
import type { WishListItem } from '../wish-list-view';
import * as heart from './wish-button.css';
import * as styles from './wish-list-page.css';

function SupplyNote({ supply }: { supply: Supply }) {
  const lines = supplyLines(supply);
  if (lines.length === 0) {
    return <AvailabilityText availability={{ kind: 'none', text: 'Zurzeit nicht lieferbar' }} />;
  }
  return lines.map((line) => <AvailabilityText key={line.kind} availability={line} />);
}

function EntryPrice({
  priceCents,
  before,
  quantity,
}: {
  priceCents: number;
  before: number | undefined;
  quantity: number;
}) {
  return (
    <p>
      <Price cents={priceCents} />{' '}
      <small className={styles.small}>
        inkl. MwSt.
        {before !== undefined && (
          <>
            , war <Price cents={before} />
          </>
        )}
        {quantity > 1 && (
          <>
            , {`${quantity}\u00A0Stück`} <Price cents={priceCents * quantity} />
          </>
        )}
      </small>
    </p>
  );
}

function Entry({ item, isOwn, look }: { item: WishListItem; isOwn: boolean; look: 'action' | 'plain' }) {
  const { key, title, subtitle, configured, offer, isUnsold, before, stockChange, verdict } = item;
  const quantity = Math.min(offer?.quantity ?? 0, verdict?.pieces ?? Number.POSITIVE_INFINITY);
  return (
    <li>
      <article className={styles.entry}>
        {offer && (
          <Picture
            src={picturePath(offer.kind, offer.pictureKey)}
            photo={offer.photo}
            size={96}
            className={styles.picture}
          />
        )}
        <div className={styles.facts}>
          <h2 className={styles.title}>{offer ? <Link to={articlePath(offer)}>{title}</Link> : title}</h2>
          <p>{subtitle}</p>
          {configured && (
            <p>
              <Link to={configured.to}>Am Fahrzeug ansehen: {configured.words}</Link>
            </p>
          )}
          {offer && verdict && <FitmentNote verdict={verdict} />}
          {offer ? (
            <EntryPrice priceCents={offer.priceCents} before={before} quantity={quantity} />
          ) : (
            <p className={styles.small}>
              {isUnsold
                ? 'Diesen Artikel verkaufen wir an diesem Standort nicht.'
                : 'Diesen Artikel gibt es nicht mehr.'}
            </p>
          )}
          {offer && <SupplyNote supply={offer.supply} />}
          {offer && stockChange && (
            <p className={styles.stockChange}>{stockChangeText(stockChange, offer.available)}</p>
          )}
        </div>
        <div className={styles.actions}>
          {offer && offer.available > 0 && (
            // An own entry moves to the cart; a shared one stays on its list.
            <Form method="post" action={isOwn ? wishListPath : cartPath}>
              <input type="hidden" name="aktion" value={isOwn ? 'in-den-warenkorb' : 'hinzufuegen'} />
              <input type="hidden" name="menge" value={quantity} />
              <BuyButton id={key} name="artikel" value={key} verdict={verdict} look={button[look]} />
            </Form>
          )}
          {isOwn && (
            <Form method="post" action={wishListPath}>
              <input type="hidden" name="aktion" value="vergessen" />
              <button name="artikel" value={key} className={`${button.plain} ${heart.on}`}>
                Entfernen
              </button>
            </Form>
          )}
        </div>
      </article>
    </li>
  );
}

function Sharing({ address, offersSignIn }: { address: string | undefined; offersSignIn: boolean }) {
  return (
    <Section title="Merkliste teilen">
      <Form method="post" action={wishListPath} className={styles.share}>
        {address ? (
          <>
            <p>Wer diesen Link hat, sieht Ihre Merkliste und sonst nichts von Ihnen.</p>
            <TextField
              id="merkliste-link"
              label="Link zu Ihrer Merkliste"
              hint="Zum Teilen kopieren."
              value={address}
              readOnly
            />
            <a href={address}>So sehen andere Ihre Merkliste</a>
            <ShareButton title="Meine Merkliste" address={address} />
            <button name="aktion" value="nicht-teilen" className={button.plain}>
              Link zurückziehen
            </button>
          </>
        ) : (
          <>
            <p>
              Mit einem Link zeigen Sie Ihre Merkliste zu Hause oder im Autohaus.
              {offersSignIn && ' Er gilt, bis Sie sich einloggen, und zeigt nichts aus Ihrem Konto.'}
            </p>
            <button name="aktion" value="teilen" className={button.plain}>
              Merkliste teilen
            </button>
          </>
        )}
      </Form>
    </Section>
  );
}

function AddAll({ offers }: { offers: readonly { quantity: number; priceCents: number }[] }) {
  const pieces = offers.reduce((sum, { quantity }) => sum + quantity, 0);
  const totalCents = offers.reduce((sum, { quantity, priceCents }) => sum + quantity * priceCents, 0);
  return (
    <Form method="post" className={styles.all}>
      <button name="aktion" value="alles-in-den-warenkorb" className={button.action}>
        Alles in den Warenkorb
      </button>
      <p className={styles.small}>
        {pieces} Stück, zusammen <Price cents={totalCents} />
      </p>
    </Form>
  );
}

export function WishListPage({
  items,
  city,
  own,
  categories,
  notice,
  refusal,
}: {
  items: WishListItem[];
  city: string;
  own?: { otherLists: AtOtherLocation[]; offersSignIn: boolean; shareAddress: string | undefined };
  categories: CategoryLink[];
  notice: string | undefined;
  refusal?: string;
}) {
  const tyres = items.reduce(
    (sum, { offer }) => sum + (offer && isDrawnOnCar(offer.kind) ? offer.quantity : 0),
    0,
  );
  const offers = items.flatMap(({ offer }) => offer ?? []);
  const hasAll = items.filter(({ offer }) => offer?.available).length > 1;
  return (
    <div className={pageStack}>
      <div className={styles.head}>
        <div>
          <h1 className={pageTitle}>{own ? 'Merkliste' : 'Eine Merkliste für Sie'}</h1>
          <p className={lead}>Preise und Bestand in {city}.</p>
        </div>
        {(tyres > 0 || items.length === 0) && <WheelCar tyres={tyres} />}
      </div>
      {refusal && <ErrorSummary title="Das ging nicht" errors={[{ text: refusal }]} />}
      {notice && <Notice tone="info">{notice}</Notice>}
      {own && (
        <TakeAlong
          action={wishListPath}
          others={own.otherLists}
          what="Merkliste"
          sentence={({ location, pieces }) =>
            `Auf Ihrer Merkliste bei ${location} ${pieces === 1 ? 'steht' : 'stehen'} ${pieces} Artikel.`
          }
        />
      )}
      {hasAll && <AddAll offers={offers} />}
      {items.length > 0 ? (
        <ul className={`${panel} ${styles.list}`}>
          {items.map((item) => (
            <Entry key={item.key} item={item} isOwn={own !== undefined} look={hasAll ? 'plain' : 'action'} />
          ))}
        </ul>
      ) : (
        <Section title={`${own ? 'Ihre' : 'Diese'} Merkliste ist leer.`}>
          {own && <p className={styles.empty}>Mit dem Herz an jedem Artikel merken Sie ihn sich.</p>}
          <CategoryLinks links={categories} />
        </Section>
      )}
      {own?.offersSignIn && items.length > 0 && (
        <p>
          <Link to={signInPath(wishListPath)}>Einloggen</Link>, um die Merkliste auf jedem Gerät zu sehen.
          Ohne Konto bleibt sie 30 Tage auf diesem.
        </p>
      )}
      {own && (items.length > 0 || own.shareAddress) && (
        <Sharing address={own.shareAddress} offersSignIn={own.offersSignIn} />
      )}
    </div>
  );
}
