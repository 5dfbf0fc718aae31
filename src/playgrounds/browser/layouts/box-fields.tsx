import { NumberField } from '../parts/number-field';
import { Panel } from '../parts/panel';
import { SelectField } from '../../../components/controls/fields';
import { FITS, type Fit } from '../../shared/layouts/types';
import { NUMBER_RANGE, type Rect } from '../../shared/rect';
import { fill } from '../../../site/fill';
import type { LayoutPlayground } from './use-layout-playground';
import * as styles from './layout-playground.module.css';

const FIT_LABELS: Readonly<Record<Fit, string>> = {
  cover: STRINGS.layouts.fitCover,
  contain: STRINGS.layouts.fitContain,
  auto: STRINGS.layouts.fitAuto,
};

const FIELDS = [
  { name: 'x', label: 'x' },
  { name: 'y', label: 'y' },
  { name: 'width', label: STRINGS.layouts.width },
  { name: 'height', label: STRINGS.layouts.height },
] as const;

/** Fields for the position, size and fit of the selected box. */
export function BoxFields({ playground }: { readonly playground: LayoutPlayground }) {
  const { plan, editor, change, dispatch } = playground;
  const index = plan.boxes.findIndex(({ key }) => key === editor.selected);
  const box = plan.boxes[index];
  if (!box) return null;
  const { key, x, y, width, height, fit } = box;
  const set = (part: Partial<Rect>) =>
    change({ type: 'place', key, rect: { x, y, width, height, ...part } }, `field-${key}-${Object.keys(part).join()}`);
  return (
    <Panel title={fill(STRINGS.layouts.boxTitle, { number: index + 1 })}>
      <div className={styles.numbers}>
        {FIELDS.map(({ name, label }) => (
          <NumberField
            key={`${key}${name}`}
            label={label}
            value={box[name]}
            {...NUMBER_RANGE}
            onNumber={(value) => set({ [name]: value })}
            onBlur={() => dispatch({ type: 'seal' })}
          />
        ))}
        <SelectField
          label={STRINGS.layouts.fit}
          value={fit}
          options={FITS.map((value) => ({ value, label: FIT_LABELS[value] }))}
          onValue={(value) => change({ type: 'fit', key, fit: value as Fit })}
        />
      </div>
    </Panel>
  );
}
