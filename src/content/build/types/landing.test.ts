import { landingFile } from './landing';

test('the same layout cannot be chosen twice', () => {
  const { layouts } = landingFile.shape.meeting.shape;
  expect(layouts.safeParse(['two', 'one']).success).toBe(true);
  expect(layouts.safeParse(['two', 'two']).error?.issues[0]?.message).toBe('expected different layouts');
});
