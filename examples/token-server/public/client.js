import session, { FeatureDetector, StreamHelpers } from '@rondo-example/js';

const ROOM = 'harbour-watch';
const ERRORS = {
  devices: 'No microphone was found.',
  permission: 'Allow this page to use your microphone and camera, then join again.',
  not_readable: 'Another program uses your microphone or camera.',
  session_in_use: 'You are in this meeting in another window.',
  meeting_locked: 'The meeting is locked. No one else can join.',
};

const $ = (id) => document.getElementById(id);
/** What the participant has chosen. It holds for every new stream of this page. */
const media = { audio: true, video: true };
let localStream = null;

function show(text, isInMeeting = false) {
  $('status').textContent = text;
  $('meeting').hidden = !isInMeeting;
  $('join').hidden = isInMeeting;
  $('join').disabled = false;
}

function leave(text) {
  session.destroy();
  localStream = null;
  $('video').srcObject = null;
  show(text);
}

/** Sends JSON to our server. Rejects with an error whose message can be shown. */
async function post(path, body) {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) }).catch(() => undefined);
  if (!response) throw new Error('The server cannot be reached.');
  const answer = await response.json().catch(() => ({}));
  if (response.ok) return answer;
  $('sign-in').hidden = response.status !== 401;
  throw new Error(answer.error ?? `The server failed with status ${response.status}.`);
}

function keep(stream) {
  localStream = stream ?? localStream;
  if (localStream) StreamHelpers.toggleAudio(localStream, media.audio);
}

function onEvent(event) {
  switch (event.type) {
    case 'connection':
      if (event.connectionStatus === 'access_denied') leave('The access key was refused. Join again to get a new one.');
      if (event.connectionStatus === 'transport_error') leave('The meeting cannot be reached from your network.');
      break;
    case 'accept':
      keep(event.localStream);
      $('video').srcObject = event.remoteStream;
      show('You are in the meeting.', true);
      break;
    case 'stream_update':
      keep(event.localStream);
      if (event.stream) $('video').srcObject = event.stream;
      break;
    case 'error':
      leave(ERRORS[event.name] ?? `The session failed (${event.name}).`);
      break;
    case 'exit':
      leave('The meeting has ended.');
  }
}

async function join() {
  if (!FeatureDetector.canUseRondo()) return show('This browser cannot join meetings.');
  show('Joining …');
  $('join').disabled = true;
  try {
    const { accessKey } = await post('/api/access-key', { roomId: ROOM });
    session.onEvent(onEvent);
    session.start(accessKey, { ...media });
  } catch (error) {
    show(error.message);
  }
}

$('join').onclick = join;
$('leave').onclick = () => leave('You have left.');
$('sign-in').onsubmit = async (event) => {
  event.preventDefault();
  try {
    await post('/api/sign-in', Object.fromEntries(new FormData(event.target)));
    event.target.hidden = true;
    await join();
  } catch (error) {
    show(error.message);
  }
};
$('microphone').onclick = () => {
  media.audio = !media.audio;
  $('microphone').setAttribute('aria-pressed', media.audio);
  keep();
};
$('camera').onclick = () => {
  media.video = !media.video;
  $('camera').setAttribute('aria-pressed', media.video);
  session.send({ type: 'change_stream', ...media });
};
