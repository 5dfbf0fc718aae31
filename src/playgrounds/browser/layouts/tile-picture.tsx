import { Drawing } from '../../../components/ui/drawing';
import type { Fit } from '../../shared/layouts/types';
import { hasVideo, type Person } from '../../shared/meeting';
import { lookOfName } from '../../shared/meeting-picture/looks';
import { drawView } from '../../shared/meeting-picture/views';
import * as styles from './meeting-preview.module.css';

/** Sample picture of a person in its own aspect ratio, so that cropping and bars are visible. */
export function TilePicture({ person, fit }: { readonly person: Person; readonly fit: Fit }) {
  if (!hasVideo(person)) return null;
  const isTall = person.shape === 'tall' && !person.isSharing;
  const isWhole = fit === 'contain' || (fit === 'auto' && isTall);
  const view = person.isSharing ? 'screen' : isTall ? 'phone' : 'person';
  return (
    <svg
      viewBox={isTall ? '0 0 90 160' : '0 0 160 90'}
      preserveAspectRatio={`xMidYMid ${isWhole ? 'meet' : 'slice'}`}
      className={styles.video}
    >
      <Drawing nodes={drawView(view, lookOfName(person.name))} />
    </svg>
  );
}
