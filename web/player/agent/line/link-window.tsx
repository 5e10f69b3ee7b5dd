import { listLinks } from '../../../../contract/player/agents/line/list-links.ts'
import { saveLink } from '../../../../contract/player/agents/line/save-link.ts'
import { callServer } from '../../../client/call.ts'
import { refresh } from '../../../client/use-call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { FieldMessage, TextField } from '../../../ui/forms/field.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Modal } from '../../../ui/overlay/modal.tsx'
import { toast } from '../../../ui/overlay/toast.tsx'
import { Segmented } from '../../../ui/tabs/segmented.tsx'
import { GroupField } from './rate-fields.tsx'
import type { Link, Opening, TypeKey } from './types.ts'
import styles from './line.module.css'
import './texts.ts'

/** A new link, or another name, group, type or end of one. */
export function LinkWindow({
  opening,
  editing,
  onClose,
}: {
  opening: Opening
  editing: Link | 'new' | null
  onClose: () => void
}) {
  const t = useText()
  return (
    <Modal
      isOpen={editing !== null}
      onClose={onClose}
      title={t(editing === 'new' ? 'line_link_create' : 'line_link_edit')}
    >
      {editing === null ? null : (
        <LinkForm opening={opening} link={editing === 'new' ? null : editing} onClose={onClose} />
      )}
    </Modal>
  )
}

function LinkForm({ opening, link, onClose }: { opening: Opening; link: Link | null; onClose: () => void }) {
  const t = useText()
  const form = useForm({
    start: {
      name: link?.name ?? '',
      type: String(link?.memberType ?? 0) as TypeKey,
      memberG: Math.min(link?.memberG ?? opening.defaultG, opening.ownG),
      // The end is the midnight after the last day.
      expiresOn: link?.expiresAt ? lastDayBefore(link.expiresAt) : '',
    },
    send: async ({ name, type, memberG, expiresOn }) => {
      const memberType = opening.types.find((one) => String(one) === type) ?? 0
      await callServer(saveLink, {
        body: {
          ...(link ? { code: link.code } : {}),
          name,
          memberType,
          memberG,
          expiresOn: expiresOn || null,
        },
      })
      await refresh(listLinks)
      toast.good(t('line_link_saved'))
      onClose()
      return undefined
    },
  })
  return (
    <Form form={form} className="stack">
      <TextField label={t('line_link_name')} maxLength={40} isRequired {...form.field('name')} />
      <div className={styles.field}>
        <span className={styles.label}>{t('line_link_type')}</span>
        <Segmented<TypeKey>
          label={t('line_link_type')}
          value={form.values.type}
          onChange={form.set('type')}
          choices={opening.types.map((type) => ({
            key: String(type) as TypeKey,
            text: t(`line_type_${type}`),
          }))}
        />
        <FieldMessage error={form.faults['memberType']} />
      </div>
      <GroupField
        value={form.values.memberG}
        ownG={opening.ownG}
        error={form.faults['memberG']}
        onChange={form.set('memberG')}
      />
      <TextField label={t('line_link_expiry')} type="date" {...form.field('expiresOn')} />
      {link ? <p className="small text-3">{t('line_link_edit_note')}</p> : null}
      <FieldMessage error={form.problem} />
      <div className={styles.ways}>
        <Button onClick={onClose}>{t('line_cancel')}</Button>
        <Button type="submit" kind="primary" isBusy={form.isBusy}>
          {t('line_save')}
        </Button>
      </div>
    </Form>
  )
}

/** The day in Bangkok that ends with this moment. */
const lastDayBefore = (moment: string): string =>
  new Date(Date.parse(moment) - 1 + 7 * 3_600_000).toISOString().slice(0, 10)
