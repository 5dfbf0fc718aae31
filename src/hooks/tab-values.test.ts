/** @jest-environment jsdom */
import {
  areTabValuesShown,
  forgetTabValues,
  readTabValues,
  setTabValues,
  showTabValues,
  TAB_VALUES_KEY,
} from './tab-values';

afterEach(() => {
  jest.restoreAllMocks();
  window.sessionStorage.clear();
});

test('values are set and removed, only in the storage of the tab', () => {
  setTabValues({ ROOM_ID: 'harbour', USER_ID: 'u-1' });
  setTabValues({ ROOM_ID: 'pier', USER_ID: '' });
  expect(readTabValues()).toEqual({ ROOM_ID: 'pier' });
  expect(window.sessionStorage.getItem(TAB_VALUES_KEY)).toBe('{"ROOM_ID":"pier"}');
  expect(window.localStorage).toHaveLength(0);
  setTabValues({ ROOM_ID: '' });
  expect(window.sessionStorage).toHaveLength(0);
});

test('they are shown only after the reader has asked, and forgotten all at once', () => {
  setTabValues({ ROOM_ID: 'harbour' });
  expect(areTabValuesShown()).toBe(false);
  showTabValues(true);
  expect(areTabValuesShown()).toBe(true);
  forgetTabValues();
  expect([readTabValues(), areTabValuesShown(), window.sessionStorage.length]).toEqual([{}, false, 0]);
});

test.each(['{', '[]'])('what is not ours counts as nothing: %s', (text) => {
  window.sessionStorage.setItem(TAB_VALUES_KEY, text);
  expect(readTabValues()).toEqual({});
});

test('with a blocked storage, values last until the page is left', () => {
  const refuse = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse);
  setTabValues({ ROOM_ID: 'harbour' });
  expect(readTabValues()).toEqual({ ROOM_ID: 'harbour' });
  forgetTabValues();
  expect(readTabValues()).toEqual({});
});
