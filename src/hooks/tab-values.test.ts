/** @jest-environment jsdom */
import {
  areTabValuesShown,
  forgetTabValues,
  keepTabValues,
  onTabValues,
  readTabValues,
  showTabValues,
  TAB_VALUES_KEY,
} from './tab-values';

afterEach(() => {
  jest.restoreAllMocks();
  window.sessionStorage.clear();
});

test('values are added, changed and removed, only in the storage of the tab', () => {
  keepTabValues({ ROOM_ID: 'harbour', USER_ID: 'u-1' });
  keepTabValues({ ROOM_ID: 'pier', USER_ID: '' });
  expect(readTabValues()).toEqual({ ROOM_ID: 'pier' });
  expect(window.sessionStorage.getItem(TAB_VALUES_KEY)).toBe('{"ROOM_ID":"pier"}');
  expect(window.localStorage).toHaveLength(0);
  keepTabValues({ ROOM_ID: '' });
  expect(window.sessionStorage).toHaveLength(0);
});

test('they are shown only after the reader has asked, and forgotten all at once', () => {
  keepTabValues({ ROOM_ID: 'harbour' });
  expect(areTabValuesShown()).toBe(false);
  showTabValues(true);
  expect(areTabValuesShown()).toBe(true);
  forgetTabValues();
  expect([readTabValues(), areTabValuesShown(), window.sessionStorage.length]).toEqual([{}, false, 0]);
});

test('listeners hear of every change until they stop', () => {
  const listener = jest.fn();
  const stop = onTabValues(listener);
  keepTabValues({ ROOM_ID: 'harbour' });
  showTabValues(true);
  stop();
  forgetTabValues();
  expect(listener).toHaveBeenCalledTimes(2);
});

test.each(['{', '7', 'null', '"text"', '{"ROOM_ID": 7}', '[]'])('what is not ours counts as nothing: %s', (text) => {
  window.sessionStorage.setItem(TAB_VALUES_KEY, text);
  expect(readTabValues()).toEqual({});
});

test('a blocked storage keeps nothing and breaks nothing', () => {
  const refuse = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse);
  keepTabValues({ ROOM_ID: 'harbour' });
  forgetTabValues();
  expect(readTabValues()).toEqual({});
});
