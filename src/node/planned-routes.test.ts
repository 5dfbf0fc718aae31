import { inTestProject } from './content-files/test-support';

const read = (table: string | undefined) => inTestProject(table === undefined ? {} : { 'data/planned-routes.tsv': table }, () => import('./planned-routes'), ({ readPlannedRoutes }) => readPlannedRoutes());

test('each line is a route; a doc has its id and its label behind it', async () => {
  const planned = await read('# not built yet\n\n/about_{product}_cloud\n/docs/rest/rooms\trest/rooms\tRooms\n/docs/rest/users\trest/users\n');
  expect(planned.paths).toEqual(['/about_rondo_cloud', '/docs/rest/rooms', '/docs/rest/users']);
  expect([...planned.docs]).toEqual([['rest/rooms', 'Rooms'], ['rest/users', 'rest/users']]);
});

test('RTE-7 a link is planned without regard to slash, case, query and hash', async () => {
  const { has } = await read('/blog\n');
  expect([has('/blog'), has('/Blog/'), has('/blog?x#y'), has('/blog/a'), has('/')]).toEqual([true, true, true, false, false]);
});

test('without the file nothing is planned', async () => {
  const planned = await read(undefined);
  expect([planned.has('/blog'), planned.paths, planned.docs.size]).toEqual([false, [], 0]);
});

test('a line without a slash in front is refused with its line', async () => {
  await expect(read('/a\nblog\tx\n')).rejects.toThrow('content/data/planned-routes.tsv:2 found "blog"; a route begins with a slash');
});
