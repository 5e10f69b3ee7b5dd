import { useState } from 'react'
import { changeTags } from '../../../../contract/operator/members/change-tags.ts'
import { listTags } from '../../../../contract/operator/members/list-tags.ts'
import { readMember } from '../../../../contract/operator/members/read-member.ts'
import { TAG_LENGTH } from '../../../../contract/shared/tag-words.ts'
import { callServer } from '../../../client/call.ts'
import { refresh } from '../../../client/use-call.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { FieldMessage, TextField } from '../../../ui/forms/field.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Modal } from '../../../ui/overlay/modal.tsx'
import { toast } from '../../../ui/overlay/toast.tsx'
import { Panel } from '../../parts/panel.tsx'
import parts from '../../parts/parts.module.css'
import { SaveActions } from '../../parts/save-actions.tsx'
import { TagChoice } from '../../parts/tag-choice.tsx'
import { useCan } from '../../session/me.ts'
import { isPersonal } from './member-type.ts'
import type { Member } from './types.ts'

/** The tags of a member, by which promotions and segments choose. */
export function TagsPanel({ member }: { member: Member }) {
  const t = useText()
  const can = useCan()
  const [isChanging, setChanging] = useState(false)
  if (!isPersonal(member)) return null
  return (
    <Panel
      title={t('op_tags_title')}
      beside={
        can('members.tag') ? (
          <Button size="compact" icon="edit" onClick={() => setChanging(true)}>
            {t('op_tags_change')}
          </Button>
        ) : undefined
      }
    >
      {member.tags.length === 0 ? (
        <p className="small text-3">{t('op_tags_of_none')}</p>
      ) : (
        <div className="row row-wrap">
          {member.tags.map((tag) => (
            <Badge key={tag} tone="info">
              {tag}
            </Badge>
          ))}
        </div>
      )}
      <Modal isOpen={isChanging} onClose={() => setChanging(false)} title={t('op_tags_change')}>
        <TagsForm member={member} onClose={() => setChanging(false)} />
      </Modal>
    </Panel>
  )
}

function TagsForm({ member, onClose }: { member: Member; onClose: () => void }) {
  const t = useText()
  const form = useForm({
    start: () => ({ tags: member.tags, added: '' }),
    send: async ({ tags, added }) => {
      await callServer(changeTags, {
        params: { memberId: member.memberId },
        body: { tags: [...tags, ...(added.trim() ? [added.trim()] : [])] },
      })
      toast.good(t('content_saved'))
      onClose()
      await refresh(readMember, listTags)
      return undefined
    },
  })
  return (
    <Form form={form} className={parts.form}>
      <TagChoice
        tags={form.values.tags}
        hint={t('op_tags_member_help', { username: member.username })}
        error={form.faults['tags']}
        onChange={(tags) => form.edit({ tags })}
      />
      <TextField
        label={t('op_tags_new')}
        autoComplete="off"
        maxLength={TAG_LENGTH}
        {...form.field('added')}
        error={form.field('added').error}
      />
      <FieldMessage error={form.problem} />
      <SaveActions form={form} onClose={onClose} />
    </Form>
  )
}
