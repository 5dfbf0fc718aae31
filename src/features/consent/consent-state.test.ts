import { createSiteConfig } from '../../site/config/site-config';
import { INITIAL_CONSENT, parseConsent, reduceConsent, toCookie } from './consent-state';

test.each([
  ['', null],
  ['a=1; CookieConsent=true', true],
  ['CookieConsent=false; b=2', false],
  ['CookieConsent=yes', null],
  ['CookieConsent=TRUE', null],
  ['CookieConsent=', null],
  ['XCookieConsent=true', null],
  ['XCookieConsent=1; CookieConsent=true', true],
  ['CookieConsent=true1', null],
])('CKB-4 the cookies %j mean the decision %p', (cookies, expected) => {
  expect(parseConsent(cookies)).toBe(expected);
});

test('CKB-2 the cookie lasts 365 days and is for the whole site, SameSite=Lax, and Secure over HTTPS', () => {
  expect(toCookie(true, true)).toBe('CookieConsent=true; Max-Age=31536000; Path=/; SameSite=Lax; Secure');
  expect(toCookie(false, false)).toBe('CookieConsent=false; Max-Age=31536000; Path=/; SameSite=Lax');
});

test('CKB-1 the banner is only shown after reading the cookie, and only without a decision', () => {
  expect(INITIAL_CONSENT.open).toBe(false);
  expect(reduceConsent(INITIAL_CONSENT, { type: 'read', choice: null }).open).toBe(true);
  expect(reduceConsent(INITIAL_CONSENT, { type: 'read', choice: false }).open).toBe(false);
  expect(reduceConsent(INITIAL_CONSENT, { type: 'read', choice: true })).toEqual({
    choice: true,
    open: false,
    asked: false,
  });
});

test('CKB-6 reopening the banner keeps the choice until another one is made', () => {
  const agreed = { choice: true, open: false, asked: false };
  const reopened = reduceConsent(agreed, { type: 'reopen' });
  expect(reopened).toEqual({ choice: true, open: true, asked: true });
  expect(reduceConsent(reopened, { type: 'read', choice: true })).toBe(reopened);
  expect(reduceConsent(reopened, { type: 'decide', choice: false })).toEqual({
    choice: false,
    open: false,
    asked: false,
  });
});

test('CKB-4 there is a tag only if its id and its host are configured', () => {
  const tagOf = (environment: Record<string, string>) => createSiteConfig(environment).tagManager;
  const [id, host] = [{ GATSBY_TAG_MANAGER_ID: 'TAG-1' }, { GATSBY_TAG_MANAGER_HOST: 'tags.example' }];
  expect([tagOf(id), tagOf(host)]).toEqual([null, null]);
  expect(tagOf({ ...id, ...host })).toEqual({ id: 'TAG-1', host: 'tags.example' });
});
