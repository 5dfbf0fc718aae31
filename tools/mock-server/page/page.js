// The page of the mock server: shows the state that the server sends, and presses its buttons.
const light = matchMedia('(prefers-color-scheme: light)');

function applyColorMode() {
  document.documentElement.dataset.theme = light.matches ? 'light' : 'dark';
}

applyColorMode();
light.addEventListener('change', applyColorMode);
document.addEventListener('DOMContentLoaded', start);

const find = (id) => document.getElementById(id);

function start() {
  const events = new EventSource('/_mock/events');
  events.addEventListener('message', ({ data }) => {
    find('connection').textContent = location.host;
    show(JSON.parse(data));
  });
  events.addEventListener('error', () => {
    find('connection').textContent = 'The server does not respond. This page continues when it does.';
  });
  find('forward').addEventListener('click', () => press('forward?seconds=120', 'Two minutes have passed.'));
  find('reset').addEventListener('click', () => press('reset', 'Everything has been removed.'));
}

/** Does what a button says, and tells it to those who do not see the change. */
async function press(action, done) {
  const answer = await fetch(`/_mock/${action}`, { method: 'POST' }).catch(() => undefined);
  find('status').textContent = answer?.ok ? done : `That failed: ${(await answer?.text()) ?? 'no response'}`;
}

function show({ meetings, requests }) {
  find('no-meetings').hidden = meetings.length > 0;
  find('no-requests').hidden = requests.length > 0;
  find('requests-frame').hidden = requests.length === 0;
  update(find('meetings'), meetings, ({ roomId, startedAt }) => `${roomId} ${startedAt}`, createMeeting, showMeeting);
  find('requests').replaceChildren(...requests.map(createRequest));
}

/** Keeps elements that stay, so that a focused button keeps the focus. Their order is that of the items. */
function update(parent, items, keyOf, create, showItem) {
  const old = new Map([...parent.children].map((element) => [element.dataset.key, element]));
  items.forEach((item, index) => {
    const element = old.get(keyOf(item)) ?? create(item);
    old.delete(keyOf(item));
    element.dataset.key = keyOf(item);
    if (parent.children[index] !== element) parent.insertBefore(element, parent.children[index] ?? null);
    showItem(element, item);
  });
  for (const element of old.values()) element.remove();
}

function make(tag, className, ...children) {
  const element = document.createElement(tag);
  if (className) element.className = className;
  element.append(...children);
  return element;
}

function createMeeting({ roomId }) {
  const picture = make('img', 'picture');
  picture.width = 1280;
  picture.height = 720;
  const people = make('ul', 'people');
  people.setAttribute('role', 'list');
  const title = make('h3', '', roomId);
  return make('li', 'meeting', picture, make('div', 'about', title, make('p', 'muted state'), people));
}

function showMeeting(element, { roomId, name, picture, people, ready, locked, ended, activities }) {
  const image = element.querySelector('.picture');
  image.hidden = picture === null;
  if (picture !== null && image.getAttribute('src') !== picture) image.src = picture;
  image.alt = `The picture of the meeting ${roomId}, with ${names(people) || 'nobody'}`;
  element.querySelector('h3').textContent = name ? `${name} (${roomId})` : roomId;
  const state = ended ? 'has ended' : ready ? 'running' : 'starting';
  const texts = [state, ...(locked ? ['locked'] : []), ...activities];
  element.querySelector('.state').textContent = texts.join(' · ');
  update(
    element.querySelector('.people'),
    ended ? [] : people,
    ({ id }) => id,
    (person) => createPerson(roomId, person),
    showPerson,
  );
}

function names(people) {
  return people
    .filter(({ online }) => online)
    .map(({ name }) => name)
    .join(', ');
}

function createPerson(roomId, { id, name }) {
  const leave = make('button', 'button small', 'Leave');
  leave.type = 'button';
  leave.addEventListener('click', () => {
    const [room, user] = [roomId, id].map(encodeURIComponent);
    void press(`rooms/${room}/users/${user}/leave`, `${name} has left.`);
  });
  const about = make('p', '', make('span', 'person-name'), ' ', make('span', 'muted', id), make('span', 'muted left'));
  return make('li', 'person', about, leave);
}

function showPerson(element, { name, online }) {
  element.querySelector('.person-name').textContent = name;
  element.querySelector('.left').textContent = online ? '' : ' · has left';
  const leave = element.querySelector('button');
  leave.hidden = !online;
  leave.setAttribute('aria-label', `Leave: ${name}`);
}

function createRequest({ method, target, status, milliseconds }) {
  return make(
    'tr',
    '',
    make('td', status >= 400 ? 'number failed' : 'number', String(status)),
    make('td', 'call', make('span', `method ${method.toLowerCase()}`, method), ' ', make('code', '', target)),
    make('td', 'number', status === 101 ? '' : `${milliseconds} ms`),
  );
}
