import { ExtraIcon } from '../../../components/ui/extra-icon';
import { Panel } from '../parts/panel';
import { ToolButton } from '../../../components/controls/tool-button';
import { useCamera } from './use-camera';
import * as styles from './sources-playground.module.css';

const STATUS_TEXTS = {
  idle: STRINGS.sources.cameraIdle,
  asking: STRINGS.sources.cameraAsks,
  running: STRINGS.sources.cameraRuns,
  stopped: STRINGS.sources.cameraStopped,
} as const;

/** Shows the picture of the reader's camera, so that readers can check it before a meeting. */
export function CameraCheck() {
  const { state, video, start, stop } = useCamera();
  const isOn = state.phase === 'running' || state.phase === 'asking';
  return (
    <Panel title={STRINGS.sources.checkCamera} lead={STRINGS.sources.checkCameraLead}>
      <div className={styles.camera}>
        <div className={styles.screen} data-phase={state.phase}>
          <video
            ref={video}
            muted
            autoPlay
            playsInline
            aria-label={STRINGS.sources.cameraPicture}
            hidden={state.phase !== 'running'}
          />
          {state.phase !== 'running' && <ExtraIcon name="camera" size={40} />}
        </div>
        <div className={styles.cameraActions}>
          {/* A single button, so that it keeps the focus. */}
          <ToolButton
            icon={isOn ? 'stop' : 'play'}
            tone={isOn ? 'plain' : 'main'}
            onClick={() => (isOn ? stop() : void start())}
          >
            {isOn ? STRINGS.sources.stopCamera : STRINGS.sources.startCamera}
          </ToolButton>
          <p role="status" className={state.phase === 'failed' ? styles.failed : styles.phase}>
            {state.phase === 'failed' ? state.words : STATUS_TEXTS[state.phase]}
          </p>
        </div>
      </div>
    </Panel>
  );
}
