import { ExtraIcon } from '../../../components/ui/extra-icon';
import { plural } from '../../../site/words';
import * as styles from './problem-list.module.css';

export interface ProblemListProps {
  readonly title: string;
  readonly problems: readonly string[];
}

/** Lists problems in a box that screen readers announce when it appears. */
export function ProblemList({ title, problems }: ProblemListProps) {
  return (
    <div role="alert" className={styles.box}>
      <p className={styles.title}>
        <ExtraIcon name="danger" size={18} />
        {title}
      </p>
      <ul role="list" className={styles.list}>
        {problems.slice(0, 12).map((problem, index) => (
          <li key={index}>{problem}</li>
        ))}
        {problems.length > 12 && <li>{plural(problems.length - 12, STRINGS.playgrounds.moreProblems)}</li>}
      </ul>
    </div>
  );
}
