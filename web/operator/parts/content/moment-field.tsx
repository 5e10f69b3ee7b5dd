import { TextField } from '../../../ui/forms/field.tsx'
import { fromMomentField, toMomentField } from './moment.ts'

/** A day and time in the merchant's zone; an empty field is null. */
export function MomentField({
  label,
  hint,
  value,
  onChange,
  error,
}: {
  label: string
  hint?: string | undefined
  value: string | null
  onChange: (value: string | null) => void
  error?: string | undefined
}) {
  return (
    <TextField
      type="datetime-local"
      label={label}
      hint={hint}
      error={error}
      value={toMomentField(value)}
      onChange={(event) => onChange(fromMomentField(event.target.value))}
    />
  )
}
