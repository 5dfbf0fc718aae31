import { SelectField, SwitchField, TextField } from '../../../components/controls/fields';
import { Panel } from '../parts/panel';
import type { LayoutPlayground } from './use-layout-playground';

const LAYOUTS = [
  { value: 'auto', label: STRINGS.layouts.layoutAuto },
  { value: 'custom', label: STRINGS.layouts.layoutCustom },
] as const;

/** The options of the request other than the spots. */
export function OptionsPanel({ playground: { plan, change, dispatch } }: { readonly playground: LayoutPlayground }) {
  return (
    <Panel title={STRINGS.layouts.options} hidesTitle>
      <SelectField
        label={STRINGS.layouts.layout}
        value={plan.layout}
        options={LAYOUTS}
        onValue={(value) => change({ type: 'options', options: { layout: value === 'custom' ? 'custom' : 'auto' } })}
      />
      <SwitchField
        label={STRINGS.layouts.voiceActivation}
        hint={STRINGS.layouts.voiceActivationHint}
        checked={plan.voiceActivation}
        onChecked={(voiceActivation) => change({ type: 'options', options: { voiceActivation } })}
      />
      <SwitchField
        label={STRINGS.layouts.showNames}
        checked={plan.showNames}
        onChecked={(showNames) => change({ type: 'options', options: { showNames } })}
      />
      {plan.preset === null && (
        <TextField
          label={STRINGS.layouts.mapName}
          hint={STRINGS.layouts.mapNameHint}
          value={plan.mapName}
          maxLength={200}
          onText={(mapName) => change({ type: 'options', options: { mapName } }, 'map-name')}
          onBlur={() => dispatch({ type: 'seal' })}
        />
      )}
    </Panel>
  );
}
