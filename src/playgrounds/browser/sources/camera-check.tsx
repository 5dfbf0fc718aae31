import { ExtraIcon } from '../../../components/ui/extra-icon';
import { Panel } from '../parts/panel';
import { ToolButton } from '../../../components/controls/tool-button';
import { useCamera } from './use-camera';
import * as styles from './sources-playground.module.css';

const STATUS_TEXTS = {
  idle: 'The camera is off.',
  asking: 'The browser is asking for permission. Allow the camera there.',
  running: 'The camera is on. The picture stays on this device.',
  stopped: 'The camera is off again.',
} as const;

/** Shows the picture of the reader's camera, so that readers can check it before a meeting. */
export function CameraCheck() {
  const { state, video, start, stop } = useCamera();
  const isOn = state.phase === 'running' || state.phase === 'asking';
  return (
    <Panel
      title="Check your camera"
      lead="The picture is shown here and not sent anywhere. The browser asks for permission when you start."
    >
      <div className={styles.camera}>
        <div className={styles.screen} data-phase={state.phase}>
          <video
            ref={video}
            muted
            autoPlay
            playsInline
            aria-label="Picture of your camera"
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
            {isOn ? 'Stop the camera' : 'Start the camera'}
          </ToolButton>
          <p role="status" className={state.phase === 'failed' ? styles.failed : styles.phase}>
            {state.phase === 'failed' ? state.words : STATUS_TEXTS[state.phase]}
          </p>
        </div>
      </div>
    </Panel>
  );
}
