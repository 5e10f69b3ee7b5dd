import { useState } from 'react'
import { listTags } from '../../../../contract/operator/members/list-tags.ts'
import { tagMembers } from '../../../../contract/operator/members/tag-members.ts'
import { MOST_TAGGED, TAG_LENGTH } from '../../../../contract/shared/tag-words.ts'
import { formatCount } from '../../../../design/format.ts'
import { callServer } from '../../../client/call.ts'
import { refresh } from '../../../client/use-call.ts'
import { FieldMessage, TextField } from '../../../ui/forms/field.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { TextAreaField } from '../../../ui/forms/text-area.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { toast } from '../../../ui/overlay/toast.tsx'
import { DropZone } from '../../parts/drop-zone.tsx'
import parts from '../../parts/parts.module.css'
import { SaveActions } from '../../parts/save-actions.tsx'
import { usernamesOf } from '../../parts/usernames.ts'

/** Gives one tag to a list of members, pasted or from a file, or takes it from them. */
export function TagMembersForm({ onClose }: { onClose: () => void }) {
  const t = useText()
  const [file, setFile] = useState<File | null>(null)
  const form = useForm({
    start: { tag: '', deed: 'GIVE' as 'GIVE' | 'TAKE', usernames: '' },
    send: async ({ tag, deed, usernames }) => {
      const names = usernamesOf(usernames)
      if (!tag.trim()) return { tag: t('msg_input_empty') }
      if (names.length === 0) return { usernames: t('msg_input_empty') }
      if (names.length > MOST_TAGGED)
        return { usernames: t('op_promo_members_most', { most: formatCount(MOST_TAGGED) }) }
      const { changedCount } = await callServer(tagMembers, {
        body: { tag: tag.trim(), isGiven: deed === 'GIVE', usernames: names },
      })
      toast.good(t('op_tags_changed', { n: changedCount }))
      onClose()
      await refresh(listTags)
      return undefined
    },
  })
  return (
    <Form form={form} className={parts.form}>
      <TextField
        label={t('op_tags_name')}
        autoComplete="off"
        maxLength={TAG_LENGTH}
        isRequired
        {...form.field('tag')}
      />
      <SelectField
        label={t('op_tags_deed')}
        value={form.values.deed}
        onChange={form.set('deed')}
        choices={[
          { key: 'GIVE' as const, text: t('op_tags_give') },
          { key: 'TAKE' as const, text: t('op_tags_take') },
        ]}
      />
      <TextAreaField
        label={t('people_title')}
        hint={t('op_tags_list_help')}
        rows={4}
        isRequired
        {...form.field('usernames')}
      />
      <DropZone
        file={file}
        accept=".csv,.txt,text/csv,text/plain"
        text={t('op_promo_members_file')}
        hint={t('op_promo_members_file_help')}
        onChoose={(chosen) => {
          setFile(chosen)
          void chosen.text().then((usernames) => form.edit({ usernames }))
        }}
      />
      <FieldMessage error={form.problem} />
      <SaveActions form={form} onClose={onClose} />
    </Form>
  )
}
