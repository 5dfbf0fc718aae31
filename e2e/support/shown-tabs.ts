import { expect, type Page } from '@playwright/test';

interface ShownTabs {
  readonly labels: readonly (string | null)[];
  /** Labels of the visible panels. */
  readonly shown: readonly (string | null)[];
  /** Labels of the tabs that look selected: the only ones of their color. */
  readonly marked: readonly string[];
  /** Labels of the tabs that are announced as selected and that the Tab key reaches. */
  readonly announced: readonly string[];
}

/** What a reader sees and hears of each group of tabs. */
function shownTabs(page: Page): Promise<ShownTabs[]> {
  return page.getByRole('tablist').evaluateAll((lists) =>
    lists
      .filter((list) => list.checkVisibility())
      .map((list) => {
        const tabs = [...list.children].map((tab) => ({
          label: tab.textContent ?? '',
          look: `${getComputedStyle(tab).color} ${getComputedStyle(tab, '::after').backgroundColor}`,
        }));
        const panels = [...list.parentElement!.children].filter((panel) => panel.role === 'tabpanel');
        return {
          labels: panels.map((panel) => panel.getAttribute('data-label')),
          shown: panels
            .filter((panel) => getComputedStyle(panel).display !== 'none')
            .map((panel) => panel.getAttribute('data-label')),
          marked: tabs
            .filter(
              ({ look }) => tabs.filter((other) => other.look === look).length === 1 && !look.includes('0, 0, 0, 0'),
            )
            .map(({ label }) => label),
          announced: [...list.querySelectorAll('[aria-selected=true][tabindex="0"]')].map(
            (tab) => tab.textContent ?? '',
          ),
        };
      }),
  );
}

/** Checks that each group shows the chosen tab, or its first tab without the choice. Returns the number of groups. */
export async function expectChoices(page: Page, chosen: readonly string[]): Promise<number> {
  const groups = await shownTabs(page);
  for (const { labels, shown, marked, announced } of groups) {
    const expected =
      labels.find((label) => chosen.some((choice) => choice.toLowerCase() === label?.toLowerCase())) ?? labels[0];
    expect({ shown, marked, announced }, labels.join(', ')).toEqual({
      shown: [expected],
      marked: [expected],
      announced: [expected],
    });
  }
  return groups.length;
}
