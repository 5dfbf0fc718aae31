import { Drawing } from '../../../components/ui/drawing';
import { lookOfName } from '../../shared/meeting-picture/looks';
import { drawView } from '../../shared/meeting-picture/views';
import type { SourceKindName } from '../../shared/sources/kinds';
import { viewOf } from '../../shared/sources/meeting-of-sources';

/** A small picture of what a kind of source shows, for decoration. */
export function KindPicture({
  kind,
  name,
  className,
}: {
  readonly kind: SourceKindName;
  /** Decides what a person looks like. */
  readonly name: string;
  readonly className?: string | undefined;
}) {
  return (
    <svg viewBox="0 0 160 90" preserveAspectRatio="xMidYMid slice" aria-hidden="true" className={className}>
      <Drawing nodes={drawView(viewOf(kind), lookOfName(name))} />
    </svg>
  );
}
