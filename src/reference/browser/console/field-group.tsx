import { useId, useState } from 'react';
import { ToolButton } from '../../../components/controls/tool-button';
import { pathKey } from '../../shared/console/complaints';
import { valueAt } from '../../shared/console/json-value';
import type { ConsoleField } from '../../shared/console/types';
import { fill } from '../../../site/fill';
import { plural } from '../../../site/words';
import { FieldControl, FieldName, type FieldControlProps } from './field-control';
import { WithCode } from './with-code';
import * as styles from './fields.module.css';

/** The controls for a value of any kind. */
export function FieldGroup(props: FieldControlProps) {
  const { kind } = props.field;
  if (kind === 'object') return <ObjectFields {...props} />;
  if (kind === 'list') return <ListFields {...props} />;
  if (kind === 'tuple') return <TupleFields {...props} />;
  // A file takes the place of the whole body, so it has a control outside of it.
  return kind === 'file' ? null : <FieldControl {...props} />;
}

/** The properties of an object: collapsed while it is optional and nothing of it is sent. */
function ObjectFields(props: FieldControlProps) {
  const { field, path, value, title } = props;
  // Only at first: a group must not close while the reader empties its last field.
  const [isOpen] = useState(value !== undefined);
  const children = (field.fields ?? []).map((child) => (
    <FieldGroup
      key={child.name}
      {...withoutTitle(props)}
      field={child}
      path={[...path, child.name]}
      value={valueAt(value, [child.name])}
    />
  ));
  if (field.required)
    return (
      <fieldset className={styles.group}>
        <legend>
          <FieldName field={field} title={title} />
        </legend>
        <GroupNotes {...props} />
        {children}
      </fieldset>
    );
  return (
    <details className={styles.group} open={isOpen}>
      <summary>
        <FieldName field={field} title={title} />
        <span className={styles.count}>
          {value === undefined ? plural(children.length, STRINGS.console.optional) : STRINGS.console.sent}
        </span>
      </summary>
      <div role="group" aria-label={title ?? field.name} className={styles.inner}>
        <GroupNotes {...props} />
        {children}
      </div>
    </details>
  );
}

function ListFields(props: FieldControlProps) {
  const { field, path, value, onValue, title } = props;
  const id = useId();
  const entries: readonly unknown[] = Array.isArray(value) ? value : [];
  const { entry = { name: '', kind: 'any' } satisfies ConsoleField, max } = field;
  const name = title ?? field.name;
  return (
    <fieldset className={styles.group} aria-describedby={`${id}notes`}>
      <legend>
        <FieldName field={field} title={title} />
      </legend>
      <div id={`${id}notes`}>
        <GroupNotes {...props} />
      </div>
      {entries.map((item, index) => (
        <div key={index} className={styles.entry}>
          <FieldGroup {...props} field={entry} title={entryName(name, index)} path={[...path, index]} value={item} />
          <ToolButton
            icon="trash"
            iconOnly
            onClick={() => {
              const rest = entries.filter((_, other) => other !== index);
              onValue(path, rest.length === 0 ? undefined : rest);
            }}
          >
            {fill(STRINGS.console.removeEntry, { name: entryName(name, index) })}
          </ToolButton>
        </div>
      ))}
      <ToolButton
        icon="plus"
        className={styles.add}
        unavailable={max !== undefined && entries.length >= max}
        onClick={() => onValue(path, [...entries, emptyEntry(entry)])}
      >
        {fill(STRINGS.console.addTo, { name })}
      </ToolButton>
    </fieldset>
  );
}

function entryName(name: string, index: number): string {
  return fill(STRINGS.console.entryOf, { name, number: index + 1 });
}

/** A list whose entries have names. What is left out at its end is not sent. */
function TupleFields(props: FieldControlProps) {
  const { field, path, value, onValue, title } = props;
  const entries: readonly unknown[] = Array.isArray(value) ? value : [];
  const change = (index: number, next: unknown) => {
    const all = (field.fields ?? []).map((_, other) => (other === index ? next : entries[other]) ?? null);
    while (all.at(-1) === null) all.pop();
    onValue(path, all);
  };
  return (
    <fieldset className={styles.tuple}>
      <legend>{title ?? field.name}</legend>
      {(field.fields ?? []).map((child, index) => (
        <FieldControl
          key={index}
          {...withoutTitle(props)}
          field={child}
          path={[...path, child.name]}
          complaints={complaintAt(props, index, child.name)}
          value={entries[index]}
          onValue={(_, next) => change(index, next)}
        />
      ))}
    </fieldset>
  );
}

/** Complaints know entries by number, and the control knows them by name. */
function complaintAt({ complaints, path }: FieldControlProps, index: number, name: string) {
  const complaint = complaints.get(pathKey([...path, index]));
  return new Map(complaint === undefined ? [] : [[pathKey([...path, name]), complaint]]);
}

function GroupNotes({ field, path, complaints }: FieldControlProps) {
  const problem = complaints.get(pathKey(path));
  return (
    <>
      {field.description && (
        <p className={styles.hint}>
          <WithCode text={field.description} />
        </p>
      )}
      {problem && <p className={styles.problem}>{problem}</p>}
    </>
  );
}

function withoutTitle(props: FieldControlProps): Omit<FieldControlProps, 'title'> {
  const { title: _, ...rest } = props;
  return rest;
}

/** What a new entry of a list is. */
function emptyEntry({ kind, fields = [] }: ConsoleField): unknown {
  if (kind === 'object') return {};
  if (kind === 'list') return [];
  if (kind === 'tuple') return fields.filter(({ required }) => required).map(({ example }) => example ?? 0);
  return kind === 'text' ? '' : null;
}
