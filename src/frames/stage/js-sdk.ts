/** Stands for the JavaScript SDK where programs of the documentation run in a frame. */
import { productSlug } from '../../site/config/product-name';
import { onlyKnown } from './only-known';
import { report } from './report';
import { createSession } from './session';
import { createStageMedia } from './stage-media';

const session = createSession({ media: createStageMedia(), report, name: productSlug });

export default onlyKnown(session, productSlug);

export const FeatureDetector = onlyKnown(
  {
    /** A drawn screen is shared, which any browser can. */
    canScreenCapture: () => true,
  },
  'FeatureDetector',
);

export const StreamHelpers = onlyKnown(
  {
    toggleAudio: (stream: MediaStream, on: boolean): MediaStream => {
      report('call', `StreamHelpers.toggleAudio ${on}`);
      stream.getAudioTracks().forEach((track) => (track.enabled = on));
      return stream;
    },
  },
  'StreamHelpers',
);
