import { useState } from 'react'
import { updateProfile } from '../../../../contract/player/identity/update-profile.ts'
import { fieldErrorsOf } from '../../../client/call-error.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Note, toast } from '../../../ui/overlay/toast.tsx'
import { useSetUp } from './use-set-up.ts'

/** The smallest age of a member where the house did not set another. */
const MIN_AGE = '21'

/** The real name, saved once, and the age. */
export function PayeeName({ payeeName, onDone }: { payeeName: string | null; onDone: () => void }) {
  const t = useText()
  const send = useSetUp(updateProfile)
  const [name, setName] = useState(payeeName ?? '')
  const [isOfAge, setOfAge] = useState(false)
  const [problem, setProblem] = useState<{ field?: string | undefined; form?: string | undefined }>({})
  const submit = () => send.mutateAsync({ body: { ...(payeeName === null ? { payeeName: name } : {}), ageConfirmed: isOfAge } }).then(
    () => { toast.good(t('security_saved')); onDone() },
    (error: unknown) => { const field = fieldErrorsOf(error).payeeName; setProblem(field ? { field } : { form: errorText(error, t) }) })
  return (
    <form className="stack" onSubmit={(event) => { event.preventDefault(); void submit() }}>
      <TextField label={t('field_payee_name')} icon="user" isRequired disabled={payeeName !== null} maxLength={60} value={name} error={problem.field} hint={t('security_name_note')} autoComplete="name" onChange={(event) => setName(event.target.value)} />
      <Checkbox checked={isOfAge} onChange={(event) => setOfAge(event.target.checked)}>{t('security_age', { 0: MIN_AGE })}</Checkbox>
      {problem.form ? <Note tone="bad">{problem.form}</Note> : null}
      <Button type="submit" kind="primary" isBlock isBusy={send.isPending} disabled={!isOfAge || name.trim() === ''}>{t('common_save')}</Button>
    </form>
  )
}
