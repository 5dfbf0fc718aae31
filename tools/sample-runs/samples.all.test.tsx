/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import { createStream, prepareRun } from './run-sample';

// One sample of each kind: a page without a framework, and the React example.

const DENIED = { type: 'connection', connectionStatus: 'access_denied' };

beforeEach(() => {
  // What jsdom lacks.
  Object.assign(HTMLMediaElement.prototype, { srcObject: null });
});

test('the page of the JavaScript SDK joins, keeps a muted user muted, and says why a key is refused', () => {
  const { load, calls, emit } = prepareRun('sdks/js/js-sdk.mdx');
  load('main');
  const click = (id: string): void => document.getElementById(id)?.click();
  click('join');
  const [first, second] = [createStream(), createStream()];
  emit({ type: 'accept', localStream: first, remoteStream: createStream() });
  expect(first.track.enabled).toBe(true);
  click('mute');
  emit({ type: 'stream_update', localStream: second });
  expect([first.track.enabled, second.track.enabled]).toEqual([false, false]);
  emit(DENIED);
  expect(document.getElementById('status')?.textContent).toMatch(/not valid/);
  expect(calls).toEqual(['start', 'destroy']);
});

test('the React example joins, keeps a muted user muted after a presentation, and says why a key is refused', () => {
  const libraries = { react: React, 'react/jsx-runtime': jsxRuntime };
  const { load, calls, commands, emit } = prepareRun('sdks/react-gui.mdx', libraries);
  const App = load('App').default as React.ComponentType<{ accessKey: string }>;
  const { unmount } = render(<App accessKey="key" />);
  act(() => emit({ type: 'connection', connectionStatus: 'ready' }));
  fireEvent.click(screen.getByRole('button', { name: 'Join' }));
  act(() => emit({ type: 'accept', localStream: createStream(), remoteStream: createStream() }));
  fireEvent.click(screen.getByRole('button', { name: 'Mute' }));
  act(() => emit({ type: 'presentation_ended' }));
  expect(commands).toEqual([{ type: 'start_stream', audio: false, video: true }]);
  act(() => emit(DENIED));
  expect(screen.getByRole('alert').textContent).toMatch(/not valid/);
  unmount();
  expect(calls).toEqual(['connect', 'join', 'destroy', 'destroy']);
});
