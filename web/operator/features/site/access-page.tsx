import { changeAccess } from '../../../../contract/operator/system/change-access.ts'
import { changeLicence } from '../../../../contract/operator/system/change-licence.ts'
import { countWaitingWork } from '../../../../contract/operator/dashboard/count-waiting-work.ts'
import { listProposals } from '../../../../contract/operator/system/list-proposals.ts'
import { readAccess, type readAccessSchemas } from '../../../../contract/operator/system/read-access.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { callServer } from '../../../client/call.ts'
import { refresh, useCall } from '../../../client/use-call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { FieldMessage, TextField } from '../../../ui/forms/field.tsx'
import { TextAreaField } from '../../../ui/forms/text-area.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { type Faults, useForm } from '../../../ui/forms/use-form.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { toast } from '../../../ui/overlay/toast.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { Loaded } from '../../parts/paged.tsx'
import { Panel } from '../../parts/panel.tsx'
import parts from '../../parts/parts.module.css'
import { SecondMissing, tellChange, useWaiting, WaitingNotes } from '../../parts/waiting-changes.tsx'
import { useCan } from '../../session/me.ts'
import { DomainsPanel } from './domains-panel.tsx'
import { NamePanel } from './name-panel.tsx'
import styles from './site.module.css'

type Access = ValueOf<typeof readAccessSchemas>

const linesOf = (text: string) => text.split(/[\s,]+/).filter(Boolean)
/** Answers the sentence of a list's first refused entry: the server names entries by their place. */
const faultIn = (fields: Faults, name: string) =>
  fields[name] ??
  Object.entries(fields).find(([field]) => field.startsWith(`${name}.`) || field.startsWith(`${name}[`))?.[1]

/** Access to the site, its own addresses, and the licence it shows. */
export function AccessPage() {
  const t = useText()
  const answer = useCall(readAccess, {}, { staleMs: 60_000 })
  return (
    <>
      <PageHead title={t('site_access_title')} />
      <div className={styles.columns}>
        <Loaded answer={answer}>
          {(access) => (
            <>
              <RegionsPanel
                key={JSON.stringify([access.allowList, access.allowedRegions, access.blockedRegions])}
                access={access}
              />
              <NamePanel key={JSON.stringify(access.names)} names={access.names} />
              <LicencePanel key={JSON.stringify(access.licence)} licence={access.licence} />
            </>
          )}
        </Loaded>
        <DomainsPanel />
      </div>
    </>
  )
}

const valuesOf = (access: Access) => ({
  allowList: access.allowList.join('\n'),
  allowedRegions: access.allowedRegions.join(' '),
  blockedRegions: access.blockedRegions.join(' '),
})

function RegionsPanel({ access }: { access: Access }) {
  const t = useText()
  const can = useCan()
  const isReadOnly = !can('settings.edit')
  const waiting = useWaiting()
  const form = useForm({
    start: { ...valuesOf(access), reason: '' },
    send: async (values) => {
      const regions = (text: string) => linesOf(text.toUpperCase())
      const { state } = await callServer(changeAccess, {
        body: {
          allowList: linesOf(values.allowList),
          allowedRegions: regions(values.allowedRegions),
          blockedRegions: regions(values.blockedRegions),
          reason: values.reason.trim(),
        },
      })
      tellChange(state, t, 'site_saved')
      form.edit({ ...(state === 'PENDING' ? valuesOf(access) : values), reason: '' })
      await new Promise((resolve) => {
        setTimeout(resolve, 400)
      })
      await refresh(readAccess, listProposals, countWaitingWork)
    },
  })
  const values = form.values
  return (
    <Panel title={t('site_regions')}>
      <Form form={form} className={parts.form}>
        <p className="small text-2">
          {t('site_regions_text', { address: access.ownAddress, country: access.ownCountry || '–' })}
        </p>
        <SecondMissing waiting={waiting} />
        {waiting.rows
          .filter(({ kind }) => kind === 'site.access')
          .map(({ subject }) => (
            <WaitingNotes key={subject} waiting={waiting} subject={subject} />
          ))}
        <TextField
          label={t('site_allowed_regions')}
          hint={t('site_allowed_regions_hint')}
          readOnly={isReadOnly}
          spellCheck={false}
          maxLength={800}
          value={values.allowedRegions}
          error={faultIn(form.faults, 'allowedRegions')}
          onChange={form.field('allowedRegions').onChange}
        />
        <TextField
          label={t('site_blocked_regions')}
          hint={t('site_regions_hint')}
          readOnly={isReadOnly}
          spellCheck={false}
          maxLength={800}
          value={values.blockedRegions}
          error={faultIn(form.faults, 'blockedRegions')}
          onChange={form.field('blockedRegions').onChange}
        />
        <TextAreaField
          label={t('site_allow_list')}
          hint={t('site_allow_list_hint')}
          rows={4}
          readOnly={isReadOnly}
          spellCheck={false}
          value={values.allowList}
          error={faultIn(form.faults, 'allowList')}
          onChange={form.field('allowList').onChange}
        />
        {isReadOnly ? null : (
          <>
            <TextField label={t('op_reason')} maxLength={140} isRequired {...form.field('reason')} />
            <FieldMessage error={form.problem} />
            <div>
              <Button type="submit" kind="primary" isBusy={form.isBusy}>
                {t('common_save')}
              </Button>
            </div>
          </>
        )}
      </Form>
    </Panel>
  )
}

function LicencePanel({ licence }: { licence: Access['licence'] }) {
  const t = useText()
  const can = useCan()
  const isReadOnly = !can('settings.edit')
  const form = useForm({
    start: licence,
    send: async (values) => {
      await callServer(changeLicence, {
        body: {
          text: values.text.trim(),
          number: values.number.trim(),
          validatorUrl: values.validatorUrl.trim(),
        },
      })
      toast.good(t('site_saved'))
      await new Promise((resolve) => {
        setTimeout(resolve, 400)
      })
      await refresh(readAccess)
    },
  })
  return (
    <Panel title={t('site_licence')}>
      <Form form={form} className={parts.form}>
        <p className="small text-2">{t('site_licence_text')}</p>
        <TextAreaField
          label={t('site_licence_line')}
          rows={2}
          maxLength={300}
          readOnly={isReadOnly}
          {...form.field('text')}
        />
        <TextField
          label={t('site_licence_number')}
          maxLength={60}
          readOnly={isReadOnly}
          {...form.field('number')}
        />
        <TextField
          label={t('site_licence_validator')}
          hint="https://"
          inputMode="url"
          maxLength={300}
          readOnly={isReadOnly}
          spellCheck={false}
          {...form.field('validatorUrl')}
        />
        <FieldMessage error={form.problem} />
        {isReadOnly ? null : (
          <div>
            <Button type="submit" kind="primary" isBusy={form.isBusy}>
              {t('common_save')}
            </Button>
          </div>
        )}
      </Form>
    </Panel>
  )
}
