import { updateProfile } from '../../../../contract/player/identity/update-profile.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { errorText, fieldErrorsOf } from '../../../ui/i18n/error-text.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Note, toast } from '../../../ui/overlay/toast.tsx'
import { useSetUp } from './use-set-up.ts'

/** The smallest age of a member if the merchant did not set another. */
const MIN_AGE = '21'

/** The real name, saved once, and the age. */
export function PayeeName({ payeeName, onDone }: { payeeName: string | null; onDone: () => void }) {
  const t = useText()
  const send = useSetUp(updateProfile)
  const form = useForm({
    start: { name: payeeName ?? '', isOfAge: false },
    send: async ({ name, isOfAge }) => {
      await send.mutateAsync({
        body: { ...(payeeName === null ? { payeeName: name } : {}), ageConfirmed: isOfAge },
      })
      toast.good(t('security_saved'))
      onDone()
    },
    refuse: (error) => {
      const told = fieldErrorsOf(error).payeeName
      return told ? { name: told } : { form: errorText(error, t) }
    },
  })
  const { name, isOfAge } = form.values
  return (
    <Form form={form} className="stack">
      <TextField
        label={t('field_payee_name')}
        icon="user"
        isRequired
        disabled={payeeName !== null}
        maxLength={60}
        hint={t('security_name_note')}
        autoComplete="name"
        {...form.field('name')}
      />
      <Checkbox checked={isOfAge} onChange={(event) => form.edit({ isOfAge: event.target.checked })}>
        {t('security_age', { age: MIN_AGE })}
      </Checkbox>
      {form.problem ? <Note tone="bad">{form.problem}</Note> : null}
      <Button
        type="submit"
        kind="primary"
        isBlock
        isBusy={form.isBusy}
        disabled={!isOfAge || name.trim() === ''}
      >
        {t('common_save')}
      </Button>
    </Form>
  )
}
