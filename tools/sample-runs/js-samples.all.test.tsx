/** @jest-environment jsdom */
import * as angular from '@angular/core';
import { act, fireEvent, render, screen } from '@testing-library/react';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as vue from 'vue';
import { createProduct } from '../../src/site/config/product';
import { tokenValues } from '../../src/site/tokens';
import { findStarts } from '../content-rules/check-sdk-samples';
import { readFences, readSdkPrograms } from '../content-rules/sdk-programs';
import { mountAngularComponent } from './angular-component';
import { prepareRun, readSdkPages, type SampleRun } from './run-sample';
import { createStream } from './sdk-stub';
import type { SdkEvent } from './sdk-types';

const sdkPages = readSdkPages(tokenValues(createProduct('acme', 'Acme')));
const LIBRARIES = { react: React, 'react/jsx-runtime': jsxRuntime, vue, '@angular/core': angular };
const prepare = (route: string): SampleRun => prepareRun(route, sdkPages, LIBRARIES);

const DENIED: SdkEvent = { type: 'connection', connectionStatus: 'access_denied' };
const MEETING = { id: 'review', name: 'Review', started_at: '2025-04-01T09:00:00Z' };
const MEDIA = { audio: true, video: true };
const click = (id: string): void => document.getElementById(id)!.click();
/** Does something and waits until the page shows its result; Angular changes the page in a timeout. */
const settle = <T,>(action: () => T | Promise<T>): Promise<T> =>
  act(async () => {
    const result = await action();
    await new Promise((resolve) => setTimeout(resolve));
    return result;
  });
const join = ({ emit }: SampleRun): ReturnType<typeof createStream> => {
  const localStream = createStream();
  emit({ type: 'accept', localStream, remoteStream: createStream() });
  return localStream;
};

beforeEach(() => {
  sessionStorage.clear();
  // What jsdom lacks.
  Object.assign(globalThis, { MediaStream: class {} });
  Object.assign(HTMLMediaElement.prototype, { srcObject: null });
});

/** How the components of frameworks are shown. Returns what removes them. */
const FRAMEWORKS: Readonly<Record<string, (run: SampleRun) => () => void>> = {
  'js/frameworks app/meeting/meeting.tsx': ({ load }) => {
    const { default: Meeting } = load('meeting.tsx');
    return render(<Meeting accessKey="key" />).unmount;
  },
  'js/frameworks MeetingView.vue': ({ load }) => {
    const app = vue.createApp(load('MeetingView.vue').default, { accessKey: 'key' });
    app.mount(document.body.appendChild(document.createElement('main')));
    return () => app.unmount();
  },
  'js/frameworks meeting.component.ts': ({ load }) =>
    mountAngularComponent(load('meeting.component.ts').MeetingComponent, { accessKey: 'key' }),
};

/** How each sample that starts a session is brought to do so. Texts that go to the caller are passed to `show`. */
type Start = (run: SampleRun, show: (text: string) => void) => unknown;
const STARTS: Readonly<Record<string, Start>> = {
  'js/acme-js-sdk main.js': ({ load }) => (load('main.js'), click('join')),
  'js/fundamentals/configuration document-camera.js': ({ load }, show) =>
    load('document-camera.js').joinWithDocumentCamera('key', MEDIA, show),
  'js/fundamentals/public-interface low-bandwidth.js': ({ load }, show) =>
    load('low-bandwidth.js').startWithLowBandwidth('key', MEDIA, show),
  'js/fundamentals/public-interface two-meetings.js': ({ load }, show) =>
    load('two-meetings.js').watchSecondMeeting('key', document.createElement('video'), show),
  'js/utilities/streamhelpers slides.js': ({ load }, onEnd) => {
    const canvas = { getContext: () => ({ drawImage: () => undefined }) };
    load('slides.js').joinWithSlides({ accessKey: 'key', canvas, image: null, media: MEDIA, onEnd });
  },
  'js/utilities/cast-to-device viewer.js': ({ load }) => load('viewer.js'),
  'js/features/connection-and-meeting-info lobby.js': ({ load }) => load('lobby.js').openLobby('key'),
  'js/features/permalink host.js': ({ load }) => load('host.js'),
  'js/features/permalink guest.js': ({ load, emit }) => {
    load('guest.js').enterAsGuest('token', 'Mara');
    emit({ type: 'permalink_meeting_info', room: MEETING });
    emit({ type: 'guest_user', token: 'key' });
  },
  'js/features/guest-user guest.js': ({ load, emit }) => {
    load('guest.js');
    document.querySelector('form')!.dispatchEvent(new Event('submit', { cancelable: true }));
    emit({ type: 'guest_user', token: 'key' });
  },
  'js/features/guest-user guest-key.js': ({ load }) => {
    sessionStorage.setItem('guest-access-key', 'key');
    load('guest-key.js').startWithStoredKey(() => undefined);
  },
  'js/troubleshooting network-test.js': ({ load }, show) =>
    void load('network-test.js')
      .testNetwork('key')
      .then(({ text }: { text: string }) => show(text)),
  ...FRAMEWORKS,
  'react-gui src/useSession.js': ({ load }) => {
    const { default: App } = load('App.jsx');
    render(<App accessKey="key" />);
  },
};

test('every sample that starts a session is run below', () => {
  const starting = sdkPages.flatMap((page) => {
    const lines = readSdkPrograms(page).flatMap((program) =>
      findStarts(program).map(({ script }) => script.sample.line),
    );
    return readFences(page)
      .filter(({ sample }) => lines.includes(sample.line))
      .map(({ title }) => `${page.route.replace('/docs/sdks/', '')} ${title}`);
  });
  expect(starting.sort()).toEqual(Object.keys(STARTS).sort());
});

test.each(Object.entries(STARTS))(
  '%s shows a text when the key is refused, and ends the session',
  async (name, start) => {
    const run = prepare(name.split(' ')[0]!);
    const show = jest.fn();
    act(() => void start(run, show));
    expect(run.calls.filter((call) => /^(?:start|connect|connectPermalink)$/.test(call))).toHaveLength(1);
    const before = document.body.textContent;
    await settle(() => run.emit(DENIED));
    const shown = [document.body.textContent !== before && document.body.textContent, ...show.mock.calls.flat()];
    expect(shown.filter(Boolean).join(' ')).toMatch(/not valid|has ended/);
    // The module of the stored key leaves that to the listener that it gets.
    expect(run.calls.at(-1)).toBe(/guest-key/.test(name) ? 'start' : 'destroy');
  },
);

test.each(Object.entries(FRAMEWORKS))('%s ends the session when it is removed', async (_name, mount) => {
  const run = prepare('js/frameworks');
  const remove = await settle(() => mount(run));
  await settle(() => join(run));
  expect(run.calls).toEqual(['start']);
  await settle(remove);
  expect(run.calls).toEqual(['start', 'destroy']);
});

describe('a muted user stays muted', () => {
  const lastStart = ({ commands }: SampleRun): unknown => commands.filter(({ type }) => type === 'start_stream').at(-1);
  const mute = ({ load }: SampleRun): void => load('mute.js').toggleMicrophone();

  test.each<[string, string, (run: SampleRun) => unknown]>([
    [
      'after a presentation',
      'stream-control',
      ({ load, emit }) => (load('presentation.js'), emit({ type: 'presentation_ended' })),
    ],
    [
      'with other devices',
      'stream-control',
      ({ load }) => load('devices.js').useStoredDevices({ storeConstraints: () => 1 }),
    ],
    ['with unprocessed sound', 'stream-control', ({ load }) => load('devices.js').sendUnprocessedSound(true)],
    ['with the screen as camera', 'stream-control', ({ load }) => load('screen-as-camera.js').screenAsCamera()],
    [
      'after the screen as camera',
      'stream-control',
      ({ load, emit }) => (load('screen-as-camera.js'), emit({ type: 'screen_video_ended' })),
    ],
    ['with a new camera', 'device-end-events', ({ load }) => (load('device-loss.js'), click('restart-camera'))],
    ['with a virtual background', 'virtual_background', ({ load }) => (load('background.js'), click('apply'))],
  ])('%s', async (_when, page, action) => {
    const run = prepare(page);
    mute(run);
    await act(async () => action(run));
    expect(lastStart(run)).toMatchObject({ audio: false });
  });

  test.each([
    ['acme-js-sdk', 'main.js', () => click('join'), () => click('mute')],
    ['stream-control', 'mute.js', () => undefined, mute],
    ['streamhelpers', 'mute-button.js', () => undefined, () => click('mute')],
    ['webHID-manager', 'headset.js', () => undefined, ({ load }: SampleRun) => load('headset.js').setMuted(true)],
  ])('in a new stream: %s %s', (page, file, start, muteHere) => {
    const run = prepare(page);
    run.load(file);
    start();
    expect(join(run).track.enabled).toBe(true);
    muteHere(run);
    const localStream = createStream();
    run.emit({ type: 'stream_update', localStream });
    expect(localStream.track.enabled).toBe(false);
  });

  test.each(Object.entries(FRAMEWORKS))('in a new stream: %s', async (_name, mount) => {
    const run = prepare('js/frameworks');
    await settle(() => mount(run));
    expect(screen.getByRole('button', { name: 'Mute' })).toHaveProperty('disabled', true);
    const localStream = await settle(() => join(run));
    expect(localStream.track.enabled).toBe(true);
    await settle(() => fireEvent.click(screen.getByRole('button', { name: 'Mute' })));
    expect(localStream.track.enabled).toBe(false);
    const next = createStream();
    await settle(() => run.emit({ type: 'stream_update', localStream: next }));
    expect(next.track.enabled).toBe(false);
    expect(screen.getByRole('button', { name: 'Unmute' })).toHaveProperty('disabled', false);
  });

  test('in the React example, after a presentation and in a new stream', async () => {
    const run = prepare('react-gui');
    await act(async () => STARTS['react-gui src/useSession.js']!(run, () => undefined));
    await act(async () => void join(run));
    fireEvent.click(screen.getByRole('button', { name: 'Mute' }));
    await act(async () => run.emit({ type: 'presentation_ended' }));
    expect(lastStart(run)).toEqual({ type: 'start_stream', audio: false, video: true });
    const localStream = createStream();
    await act(async () => run.emit({ type: 'stream_update', localStream }));
    expect(localStream.track.enabled).toBe(false);
  });
});
