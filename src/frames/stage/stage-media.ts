import { createMeetingCanvas, type MeetingCanvas } from './meeting-canvas';
import type { Person, ShownMeeting } from './meeting-picture';

/** Streams of a session. Neither camera nor microphone is used. */
export interface StageMedia {
  /** Opens the own stream: a drawn person, and silence. */
  readonly openLocal: (me: Person, options: { readonly audio: boolean; readonly video: boolean }) => MediaStream;
  /** Opens the stream with the picture of the meeting. */
  readonly openRemote: (meeting: ShownMeeting) => MediaStream;
  /** Changes the picture of the meeting. */
  readonly show: (meeting: ShownMeeting) => void;
  readonly close: () => void;
}

/** Frames per second of the streams. */
const RATE = 10;

interface OpenStream {
  readonly drawing: MeetingCanvas;
  readonly stream: MediaStream;
}

export function createStageMedia(): StageMedia {
  let local: OpenStream | undefined;
  let remote: OpenStream | undefined;
  let sound: AudioContext | undefined;

  return {
    openLocal: (me, { audio, video }) => {
      close(local);
      local = open({ people: [me], isPresenting: false });
      const { stream } = local;
      stream.getVideoTracks().forEach((track) => (track.enabled = video));
      sound ??= new AudioContext();
      for (const track of sound.createMediaStreamDestination().stream.getAudioTracks()) {
        track.enabled = audio;
        stream.addTrack(track);
      }
      return stream;
    },
    openRemote: (meeting) => {
      close(remote);
      remote = open(meeting);
      return remote.stream;
    },
    show: (meeting) => remote?.drawing.show(meeting),
    close: () => {
      close(local);
      close(remote);
      local = remote = undefined;
      void sound?.close();
      sound = undefined;
    },
  };
}

function open(meeting: ShownMeeting): OpenStream {
  const drawing = createMeetingCanvas(meeting);
  return { drawing, stream: drawing.canvas.captureStream(RATE) };
}

function close(opened: OpenStream | undefined): void {
  opened?.drawing.stop();
  opened?.stream.getTracks().forEach((track) => track.stop());
}
