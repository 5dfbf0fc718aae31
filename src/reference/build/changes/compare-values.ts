import type { ApiValue } from '../../shared/types';
import { fill } from '../../../site/fill';

/** A difference of a value, and whether programs that were right before can fail now. */
export interface Difference {
  readonly text: string;
  readonly isBreaking: boolean;
}

/** Who sends a value: what callers send may become freer, what they receive may become stricter. */
export type Sender = 'caller' | 'api';

export const breaking = (text: string): Difference => ({ text, isBreaking: true });
export const harmless = (text: string): Difference => ({ text, isBreaking: false });

interface Named extends ApiValue {
  readonly name: string;
  readonly required: boolean;
}

/**
 * Compares lists of parameters or fields by name.
 *
 * @param nameOf how a text names one, such as "query parameter `limit`"
 */
export function compareNamed<Item extends Named>(
  before: readonly Item[],
  after: readonly Item[],
  sender: Sender,
  nameOf: (item: Item) => string,
): Difference[] {
  const old = new Map(before.map((item) => [nameOf(item), item]));
  const now = new Map(after.map((item) => [nameOf(item), item]));
  return [
    ...[...old].filter(([name]) => !now.has(name)).map(([name]) => breaking(fill(STRINGS.reference.removed, { name }))),
    ...[...now].flatMap(([name, item]): Difference[] => {
      const known = old.get(name);
      if (known) return compareValue(known, item, sender).map((one) => ({ ...one, text: `${name} ${one.text}` }));
      const isDemanded = sender === 'caller' && item.required;
      return [
        isDemanded
          ? breaking(fill(STRINGS.reference.addedRequired, { name }))
          : harmless(fill(STRINGS.reference.added, { name })),
      ];
    }),
  ];
}

function compareValue(before: Named, after: Named, sender: Sender): Difference[] {
  const differences: Difference[] = [];
  if (before.type !== after.type)
    // Which types a program copes with cannot be known from words.
    differences.push(breaking(fill(STRINGS.reference.hasType, { type: after.type, before: before.type })));
  if (before.required !== after.required) {
    const isBreaking = sender === 'caller' ? after.required : before.required;
    differences.push({
      text:
        sender === 'caller'
          ? after.required
            ? STRINGS.reference.nowRequired
            : STRINGS.reference.noLongerRequired
          : presence(after.required),
      isBreaking,
    });
  }
  differences.push(...compareEnums(before, after, sender));
  const limits = [before, after].map((value) => value.limits.join(', ')) as [string, string];
  if (limits[0] !== limits[1])
    differences.push({
      text:
        limits[1] === ''
          ? fill(STRINGS.reference.hasNoLimit, { limit: limits[0] })
          : fill(STRINGS.reference.hasLimit, { limit: limits[1] }),
      // What the API sends may have any limit, as long as callers knew of none.
      isBreaking: sender === 'caller' ? limits[1] !== '' : limits[0] !== '',
    });
  if (before.default !== after.default && sender === 'caller')
    differences.push(
      harmless(
        after.default === null
          ? STRINGS.reference.hasNoDefault
          : fill(STRINGS.reference.hasDefault, { value: `\`${after.default}\`` }),
      ),
    );
  if (!before.deprecated && after.deprecated) differences.push(harmless(STRINGS.reference.isDeprecated));
  return differences;
}

const presence = (isAlwaysSent: boolean): string =>
  isAlwaysSent ? STRINGS.reference.alwaysSent : STRINGS.reference.mayBeMissing;

function compareEnums(before: Named, after: Named, sender: Sender): Difference[] {
  const removed = before.enum.filter((value) => !after.enum.includes(value));
  const added = after.enum.filter((value) => !before.enum.includes(value));
  // A list where there was none is a limit, and none where there was one lifts it.
  const isNew = before.enum.length === 0;
  return [
    ...removed.map((value) => ({
      text: fill(STRINGS.reference.hasNoValue, { value: `\`${value}\`` }),
      isBreaking: sender === 'caller' && after.enum.length > 0 && !after.enumIsOpen,
    })),
    ...(isNew && added.length > 0
      ? [
          {
            text: fill(STRINGS.reference.hasOnly, { values: added.map((value) => `\`${value}\``).join(', ') }),
            isBreaking: sender === 'caller' && !after.enumIsOpen,
          },
        ]
      : added.map((value) => ({
          text: fill(STRINGS.reference.hasNewValue, { value: `\`${value}\`` }),
          isBreaking: sender === 'api' && !before.enumIsOpen,
        }))),
  ];
}
