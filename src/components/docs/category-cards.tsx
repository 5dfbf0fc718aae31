import type { CategoryCard } from '../../content/shared/docs';
import { ExtraIcon, type ExtraIconName } from '../ui/extra-icon';
import { Link } from '../ui/link';
import * as styles from './category-cards.module.css';

const KIND_ICONS: Readonly<Record<CategoryCard['kind'], ExtraIconName>> = {
  doc: 'file',
  category: 'folder',
  external: 'globe',
};

/**
 * The contents of a category, one card for each direct child; the whole card is one link. Icons tell kinds apart, so
 * that there are none if all children are of one kind.
 */
export function CategoryCards({ cards }: { readonly cards: readonly CategoryCard[] }) {
  const hasIcons = new Set(cards.map(({ kind }) => kind)).size > 1;
  return (
    <ul className={`card-grid ${styles.cards} ${hasIcons ? styles.withIcons : ''}`}>
      {cards.map((card) => (
        <li key={card.href} className={styles.item}>
          <Link href={card.href} className={`card ${styles.card}`}>
            {hasIcons && <ExtraIcon name={KIND_ICONS[card.kind]} size={20} />}
            <h2 className="card-title">{card.title}</h2>
            {card.description && <p className={`card-text ${styles.description}`}>{card.description}</p>}
          </Link>
        </li>
      ))}
    </ul>
  );
}
