import { SelectField, SwitchField, TextField } from '../../../components/controls/fields';
import { Panel } from '../parts/panel';
import type { LayoutPlayground } from './use-layout-playground';

const LAYOUTS = [
  { value: 'auto', label: 'auto: free spots fill by themselves' },
  { value: 'custom', label: 'custom: free spots stay empty' },
] as const;

/** The options of the request other than the spots. */
export function OptionsPanel({ playground: { plan, change, dispatch } }: { readonly playground: LayoutPlayground }) {
  return (
    <Panel title="Options" hidesTitle>
      <SelectField
        label="Layout"
        value={plan.layout}
        options={LAYOUTS}
        onValue={(value) => change({ type: 'options', options: { layout: value === 'custom' ? 'custom' : 'auto' } })}
      />
      <SwitchField
        label="Voice activation"
        hint="With auto: a speaker without a spot takes the spot of someone who is silent."
        checked={plan.voiceActivation}
        onChecked={(voiceActivation) => change({ type: 'options', options: { voiceActivation } })}
      />
      <SwitchField
        label="Show names"
        checked={plan.showNames}
        onChecked={(showNames) => change({ type: 'options', options: { showNames } })}
      />
      {plan.preset === null && (
        <TextField
          label="Name of the map"
          hint="Optional: comes back as layout_name."
          value={plan.mapName}
          maxLength={200}
          onText={(mapName) => change({ type: 'options', options: { mapName } }, 'map-name')}
          onBlur={() => dispatch({ type: 'seal' })}
        />
      )}
    </Panel>
  );
}
