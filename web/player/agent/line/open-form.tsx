import { useState } from 'react'
import { openAccount, type openAccountSchemas } from '../../../../contract/player/agents/line/open-account.ts'
import { readOpening } from '../../../../contract/player/agents/line/read-opening.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { formatDateTime } from '../../../../design/format.ts'
import { callServer } from '../../../client/call.ts'
import { refresh } from '../../../client/use-call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { FieldMessage, TextField } from '../../../ui/forms/field.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Modal } from '../../../ui/overlay/modal.tsx'
import { Note } from '../../../ui/overlay/toast.tsx'
import { CopyButton } from '../../../ui/status/key-values.tsx'
import { Segmented } from '../../../ui/tabs/segmented.tsx'
import { Difference, GroupField, PointFields } from './rate-fields.tsx'
import { percentText, pointTexts, readPoints } from './rates.ts'
import type { Opening, TypeKey } from './types.ts'
import styles from './line.module.css'
import './texts.ts'

type Opened = ValueOf<typeof openAccountSchemas>

/** An account directly below the agent, with the initial password of the house. */
export function OpenForm({ opening }: { opening: Opening }) {
  const t = useText()
  const [opened, setOpened] = useState<Opened | null>(null)
  const form = useForm({
    start: () => ({
      type: '0' as TypeKey,
      username: '',
      memberG: opening.defaultG,
      ...pointTexts((product) => percentText(Math.floor(opening.points[product] / 2 / 100) * 100)),
    }),
    send: async (values) => {
      const { points, wrong } = readPoints(values)
      const isAgent = values.type !== '0'
      if (isAgent && wrong.length > 0)
        return Object.fromEntries(wrong.map((name) => [name, t('line_point_wrong')]))
      const { username, memberG } = values
      const type = opening.types.find((one) => String(one) === values.type) ?? 0
      setOpened(
        await callServer(openAccount, { body: { username, type, memberG, ...(isAgent ? { points } : {}) } }),
      )
      form.edit({ username: '' })
      await refresh(readOpening)
      return undefined
    },
  })
  const { values } = form
  return (
    <section className={`panel ${styles.form}`}>
      <h2>{t('line_open_title')}</h2>
      <Form form={form} className="stack">
        <Segmented<TypeKey>
          label={t('line_type')}
          value={values.type}
          onChange={form.set('type')}
          choices={opening.types.map((type) => ({
            key: String(type) as TypeKey,
            text: t(`line_type_${type}`),
          }))}
        />
        <TextField
          label={t('line_username')}
          icon="user"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={opening.usernameMax}
          isRequired
          hint={t('line_username_hint', {
            min: String(opening.usernameMin),
            max: String(opening.usernameMax),
          })}
          {...form.field('username')}
        />
        <GroupField
          value={values.memberG}
          ownG={opening.ownG}
          error={form.faults['memberG']}
          onChange={form.set('memberG')}
        />
        <Difference
          group={values.memberG}
          ownG={opening.ownG}
          days={opening.loweringDays}
          currency={opening.currency}
        />
        {opening.quotaLeft !== null && values.memberG >= opening.ownG - 2 ? (
          <p className="small text-2">{t('line_quota', { count: String(opening.quotaLeft) })}</p>
        ) : null}
        {values.type === '0' ? (
          <p className="small text-3">{t('line_points_member')}</p>
        ) : (
          <details className={styles.more} open>
            <summary>{t('line_points')}</summary>
            <PointFields own={opening.points} field={form.field} />
          </details>
        )}
        <Note tone="info">{t('line_initial_note', { hours: String(opening.initialHours) })}</Note>
        <p className="small text-3">{t('line_age_note', { age: String(opening.minAge) })}</p>
        <FieldMessage error={form.problem} />
        <Button type="submit" kind="primary" size="large" isBlock isBusy={form.isBusy}>
          {t('line_submit')}
        </Button>
      </Form>
      <Modal isOpen={opened !== null} onClose={() => setOpened(null)} title={t('line_done_title')}>
        {opened ? <Kept opened={opened} onClose={() => setOpened(null)} /> : null}
      </Modal>
    </section>
  )
}

function Kept({ opened, onClose }: { opened: Opened; onClose: () => void }) {
  const t = useText()
  const { username, password, usableUntil } = opened
  return (
    <div className="stack">
      <p>{t('line_done', { username })}</p>
      <div className={styles.kept}>
        <span className="small text-2">{t('line_password')}</span>
        <span className={styles.name}>
          <b>{password}</b>
          <CopyButton text={`${username} ${password}`} label={t('line_copy')} doneText={t('line_copied')} />
        </span>
        <span className="small text-3">{`${t('line_usable_until')} ${formatDateTime(usableUntil)}`}</span>
      </div>
      <Button kind="primary" onClick={onClose}>
        {t('line_close')}
      </Button>
    </div>
  )
}
