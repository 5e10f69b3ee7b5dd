import { addSportFeed } from '../../../../../contract/operator/sportsbook/add-sport-feed.ts'
import { changeSportFeed } from '../../../../../contract/operator/sportsbook/change-sport-feed.ts'
import { sportCodes, type SportCode } from '../../../../../kernel/sports/words.ts'
import { callServer } from '../../../../client/call.ts'
import { Checkbox } from '../../../../ui/forms/checkbox.tsx'
import { FieldMessage, TextField } from '../../../../ui/forms/field.tsx'
import { Form } from '../../../../ui/forms/form.tsx'
import { useForm, type Faults } from '../../../../ui/forms/use-form.ts'
import { useText, type Translate } from '../../../../ui/i18n/text.tsx'
import { Modal } from '../../../../ui/overlay/modal.tsx'
import { Note, toast } from '../../../../ui/overlay/toast.tsx'
import parts from '../../../parts/parts.module.css'
import { SaveActions } from '../../../parts/save-actions.tsx'
import { refreshDesk } from '../refresh-desk.ts'
import { sportName } from '../words.ts'
import styles from './feeds.module.css'
import { refreshFeeds, type Feed } from './words.ts'

const SECOND_MS = 1_000
const LEAST_S = 1
const MOST_S = 600
const CODE = /^[A-Z][A-Z0-9]{1,8}$/

interface Terms {
  name: string
  sports: readonly SportCode[]
  seconds: string
}

/** What is wrong with the terms, or the terms as they are sent. */
function termsOf(t: Translate, { name, sports, seconds }: Terms) {
  const whole = /^[0-9]{1,3}$/.test(seconds.trim()) ? Number(seconds.trim()) : 0
  const faults: Faults = {
    ...(name.trim() ? {} : { name: t('msg_input_empty') }),
    ...(whole >= LEAST_S && whole <= MOST_S
      ? {}
      : { seconds: t('op_sport_feed_silence_wrong', { min: LEAST_S, max: MOST_S }) }),
  }
  return Object.keys(faults).length > 0
    ? { faults }
    : { terms: { name: name.trim(), sportCodes: [...sports], silentAfterMs: whole * SECOND_MS } }
}

/** Takes an outside feed in; its secret is then shown once. */
export function AddFeedWindow({
  onClose,
  onAdded,
}: {
  onClose: () => void
  onAdded: (secret: string) => void
}) {
  const t = useText()
  return (
    <Modal isOpen onClose={onClose} title={t('op_sport_feed_add')} size="medium">
      <AddForm onClose={onClose} onAdded={onAdded} />
    </Modal>
  )
}

function AddForm({ onClose, onAdded }: { onClose: () => void; onAdded: (secret: string) => void }) {
  const t = useText()
  const form = useForm({
    start: { code: '', name: '', sports: [] as readonly SportCode[], seconds: '5', isVirtual: false },
    send: async ({ code, isVirtual, ...rest }) => {
      const provider = code.trim().toUpperCase()
      const { faults, terms } = termsOf(t, rest)
      if (!CODE.test(provider)) return { ...faults, code: t('op_sport_feed_code_hint') }
      if (!terms) return faults
      const { secret } = await callServer(addSportFeed, { body: { provider, ...terms, isVirtual } })
      onAdded(secret)
      await refreshFeeds()
      return undefined
    },
  })
  return (
    <Form form={form} className={parts.form}>
      <p className="text-2">{t('op_sport_feed_add_text')}</p>
      <TextField
        label={t('games_code')}
        hint={t('op_sport_feed_code_hint')}
        maxLength={9}
        autoComplete="off"
        {...form.field('code')}
      />
      <TermsFields form={form} />
      <Checkbox
        checked={form.values.isVirtual}
        onChange={(event) => form.edit({ isVirtual: event.target.checked })}
      >
        {t('op_sport_feed_virtual')}
      </Checkbox>
      <FieldMessage error={form.problem} />
      <SaveActions form={form} submitText={t('op_sport_feed_add')} onClose={onClose} />
    </Form>
  )
}

export function EditFeedWindow({ feed, onClose }: { feed: Feed; onClose: () => void }) {
  return (
    <Modal isOpen onClose={onClose} title={feed.name} size="medium">
      <EditForm feed={feed} onClose={onClose} />
    </Modal>
  )
}

function EditForm({ feed, onClose }: { feed: Feed; onClose: () => void }) {
  const t = useText()
  const form = useForm({
    start: {
      name: feed.name,
      sports: feed.sportCodes as readonly SportCode[],
      seconds: String(Math.max(LEAST_S, Math.round(feed.silentAfterMs / SECOND_MS))),
    },
    send: async (values) => {
      const { faults, terms } = termsOf(t, values)
      if (!terms) return faults
      const saved = await callServer(changeSportFeed, { params: { provider: feed.provider }, body: terms })
      const stopped = saved.droppedFixtureCount - feed.droppedFixtureCount
      onClose()
      toast.good(stopped > 0 ? t('op_sport_feed_stopped', { n: stopped }) : t('op_sport_saved'))
      await Promise.all([refreshFeeds(), refreshDesk()])
      return undefined
    },
  })
  const { sports } = form.values
  return (
    <Form form={form} className={parts.form}>
      <TermsFields form={form} />
      {sportsOf(feed.sportCodes).some((code) => !sportsOf(sports).includes(code)) ? (
        <Note tone="bad">{t('op_sport_feed_drops')}</Note>
      ) : null}
      {sportsOf(sports).some((code) => !sportsOf(feed.sportCodes).includes(code)) &&
      feed.droppedFixtureCount > 0 ? (
        <Note tone="info">{t('op_sport_feed_takes_back')}</Note>
      ) : null}
      <FieldMessage error={form.problem} />
      <SaveActions form={form} onClose={onClose} />
    </Form>
  )
}

/** No sport is every sport. */
const sportsOf = (codes: readonly SportCode[]): readonly SportCode[] =>
  codes.length > 0 ? codes : sportCodes

interface TermsForm {
  values: Terms
  edit: (change: Partial<Terms>) => void
  field: (name: 'name' | 'seconds') => {
    value: string
    error: string | undefined
    onChange: (event: { target: { value: string } }) => void
  }
}

/** Name, sports and silence; no sport is every sport. */
function TermsFields({ form }: { form: TermsForm }) {
  const t = useText()
  const { sports } = form.values
  return (
    <>
      <TextField label={t('op_sport_feed_name')} maxLength={60} autoComplete="off" {...form.field('name')} />
      <TextField
        label={t('op_sport_feed_silence')}
        hint={t('op_sport_feed_silence_hint')}
        inputMode="numeric"
        maxLength={3}
        {...form.field('seconds')}
      />
      <fieldset>
        <legend>{t('op_sport_sport')}</legend>
        <p className="note text-2">{t('op_sport_feed_sports_hint')}</p>
        <div className={styles.sports}>
          {sportCodes.map((code) => (
            <Checkbox
              key={code}
              checked={sports.includes(code)}
              onChange={(event) =>
                form.edit({
                  sports: event.target.checked ? [...sports, code] : sports.filter((one) => one !== code),
                })
              }
            >
              {sportName(t, code)}
            </Checkbox>
          ))}
        </div>
      </fieldset>
    </>
  )
}
