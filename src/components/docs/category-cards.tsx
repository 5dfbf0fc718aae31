import type { CategoryCard } from '../../content/shared/docs';
import { ExtraIcon, type ExtraIconName } from '../ui/extra-icon';
import { Link } from '../ui/link';
import * as styles from './category-cards.module.css';

const KIND_ICONS: Readonly<Record<CategoryCard['kind'], ExtraIconName>> = {
  doc: 'file',
  category: 'folder',
  external: 'globe',
};

/** The contents of a category, one card for each direct child; the whole card is one link. */
export function CategoryCards({ cards }: { readonly cards: readonly CategoryCard[] }) {
  return (
    <ul className={styles.cards}>
      {cards.map((card) => (
        <li key={card.href} className={styles.item}>
          <Link href={card.href} className={styles.card}>
            <ExtraIcon name={KIND_ICONS[card.kind]} className={styles.icon} />
            <h2 className={styles.title}>{card.title}</h2>
            {card.description && <p className={styles.description}>{card.description}</p>}
          </Link>
        </li>
      ))}
    </ul>
  );
}
