import { useState } from 'react'
import { changeAccess } from '../../../../contract/operator/system/change-access.ts'
import { changeLicence } from '../../../../contract/operator/system/change-licence.ts'
import { readWork } from '../../../../contract/operator/dashboard/read-work.ts'
import { listProposals } from '../../../../contract/operator/system/list-proposals.ts'
import { readAccess, type readAccessSchemas } from '../../../../contract/operator/system/read-access.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { callServer } from '../../../client/call.ts'
import { refresh, useCall } from '../../../client/use-call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { FieldMessage, TextAreaField, TextField } from '../../../ui/forms/field.tsx'
import { useText } from '../../../ui/i18n/text.tsx'
import { toast } from '../../../ui/overlay/toast.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { Loaded } from '../../parts/paged.tsx'
import { Panel } from '../../parts/panel.tsx'
import parts from '../../parts/parts.module.css'
import { useSubmit } from '../../parts/use-submit.ts'
import { SecondMissing, tellChange, useWaiting, WaitingNotes } from '../../parts/waiting-changes.tsx'
import { useCan } from '../../session/me.ts'
import { DomainsPanel } from './domains-panel.tsx'
import { NamePanel } from './name-panel.tsx'
import styles from './site.module.css'

type Access = ValueOf<typeof readAccessSchemas>

const linesOf = (text: string) => text.split(/[\s,]+/).filter(Boolean)
/** Answers the sentence of a list's first refused entry: the server names entries by their place. */
const faultIn = (fields: Readonly<Record<string, string>>, name: string) => fields[name] ?? Object.entries(fields).find(([field]) => field.startsWith(`${name}.`) || field.startsWith(`${name}[`))?.[1]

/** From where the site may be visited, its own addresses, and the licence it shows. */
export function AccessPage() {
  const t = useText()
  const answer = useCall(readAccess, {}, { staleMs: 60_000 })
  return (
    <>
      <PageHead title={t('site_access_title')} />
      <div className={styles.columns}>
        <Loaded answer={answer}>{(access) => (
          <>
            <RegionsPanel key={JSON.stringify([access.allowList, access.allowedRegions, access.blockedRegions])} access={access} />
            <NamePanel key={JSON.stringify(access.names)} names={access.names} />
            <LicencePanel key={JSON.stringify(access.licence)} licence={access.licence} />
          </>
        )}</Loaded>
        <DomainsPanel />
      </div>
    </>
  )
}

const valuesOf = (access: Access) => ({
  allowList: access.allowList.join('\n'), allowedRegions: access.allowedRegions.join(' '), blockedRegions: access.blockedRegions.join(' '),
})

function RegionsPanel({ access }: { access: Access }) {
  const t = useText()
  const can = useCan()
  const isReadOnly = !can('settings.edit')
  const [values, setValues] = useState({ ...valuesOf(access), reason: '' })
  const waiting = useWaiting()
  const { submit, isBusy, fields, problem, clear } = useSubmit(async () => {
    const regions = (text: string) => linesOf(text.toUpperCase())
    const { state } = await callServer(changeAccess, { body: { allowList: linesOf(values.allowList), allowedRegions: regions(values.allowedRegions), blockedRegions: regions(values.blockedRegions), reason: values.reason.trim() } })
    tellChange(state, t, 'site_saved')
    setValues({ ...(state === 'PENDING' ? valuesOf(access) : values), reason: '' })
    await new Promise((resolve) => { setTimeout(resolve, 400) })
    await refresh(readAccess, listProposals, readWork)
  })
  const edit = (name: keyof typeof values) => (event: { target: { value: string } }) => { setValues({ ...values, [name]: event.target.value }); clear() }
  return (
    <Panel title={t('site_regions')}>
      <form className={parts.form} onSubmit={submit} noValidate>
        <p className="small text-2">{t('site_regions_text', { 0: access.ownAddress, 1: access.ownCountry || '–' })}</p>
        <SecondMissing waiting={waiting} />
        {waiting.rows.filter(({ kind }) => kind === 'site.access').map(({ subject }) => <WaitingNotes key={subject} waiting={waiting} subject={subject} />)}
        <TextField label={t('site_allowed_regions')} hint={t('site_allowed_regions_hint')} readOnly={isReadOnly} spellCheck={false} maxLength={800} value={values.allowedRegions} error={faultIn(fields, 'allowedRegions')} onChange={edit('allowedRegions')} />
        <TextField label={t('site_blocked_regions')} hint={t('site_regions_hint')} readOnly={isReadOnly} spellCheck={false} maxLength={800} value={values.blockedRegions} error={faultIn(fields, 'blockedRegions')} onChange={edit('blockedRegions')} />
        <TextAreaField label={t('site_allow_list')} hint={t('site_allow_list_hint')} rows={4} readOnly={isReadOnly} spellCheck={false} value={values.allowList} error={faultIn(fields, 'allowList')} onChange={edit('allowList')} />
        {isReadOnly ? null : (
          <>
            <TextField label={t('op_reason')} maxLength={140} isRequired value={values.reason} error={fields['reason']} onChange={edit('reason')} />
            <FieldMessage error={problem || undefined} />
            <div><Button type="submit" kind="primary" isBusy={isBusy}>{t('common_save')}</Button></div>
          </>
        )}
      </form>
    </Panel>
  )
}

function LicencePanel({ licence }: { licence: Access['licence'] }) {
  const t = useText()
  const can = useCan()
  const isReadOnly = !can('settings.edit')
  const [values, setValues] = useState(licence)
  const { submit, isBusy, fields, problem, clear } = useSubmit(async () => {
    await callServer(changeLicence, { body: { text: values.text.trim(), number: values.number.trim(), validatorUrl: values.validatorUrl.trim() } })
    toast.good(t('site_saved'))
    await new Promise((resolve) => { setTimeout(resolve, 400) })
    await refresh(readAccess)
  })
  const edit = (name: keyof typeof values) => (event: { target: { value: string } }) => { setValues({ ...values, [name]: event.target.value }); clear() }
  return (
    <Panel title={t('site_licence')}>
      <form className={parts.form} onSubmit={submit} noValidate>
        <p className="small text-2">{t('site_licence_text')}</p>
        <TextAreaField label={t('site_licence_line')} rows={2} maxLength={300} readOnly={isReadOnly} value={values.text} error={fields['text']} onChange={edit('text')} />
        <TextField label={t('site_licence_number')} maxLength={60} readOnly={isReadOnly} value={values.number} error={fields['number']} onChange={edit('number')} />
        <TextField label={t('site_licence_validator')} hint="https://" inputMode="url" maxLength={300} readOnly={isReadOnly} spellCheck={false} value={values.validatorUrl} error={fields['validatorUrl']} onChange={edit('validatorUrl')} />
        <FieldMessage error={problem || undefined} />
        {isReadOnly ? null : <div><Button type="submit" kind="primary" isBusy={isBusy}>{t('common_save')}</Button></div>}
      </form>
    </Panel>
  )
}
