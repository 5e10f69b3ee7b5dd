import { useState } from 'react'
import {
  listServiceEntries,
  type listServiceEntriesSchemas,
} from '../../../../contract/operator/system/list-service-entries.ts'
import { removeServiceEntry } from '../../../../contract/operator/system/remove-service-entry.ts'
import { saveServiceEntry } from '../../../../contract/operator/system/save-service-entry.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { serviceTypes, type ServiceType } from '../../../../contract/shared/service-words.ts'
import { callServer } from '../../../client/call.ts'
import { refresh, useCall } from '../../../client/use-call.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { FieldMessage, TextField } from '../../../ui/forms/field.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { type TextKey, useText } from '../../../ui/i18n/text.tsx'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { Modal } from '../../../ui/overlay/modal.tsx'
import { toast } from '../../../ui/overlay/toast.tsx'
import { DataTable, type Column } from '../../../ui/table/data-table.tsx'
import { useTitleOf } from '../../parts/content/title-of.ts'
import { PageHead } from '../../parts/page-head.tsx'
import { Loaded } from '../../parts/paged.tsx'
import parts from '../../parts/parts.module.css'
import { useCan } from '../../session/me.ts'

type Entry = ValueOf<typeof listServiceEntriesSchemas>['entries'][number]
type Draft = Omit<Entry, 'entryId'> & { entryId?: string }

const typeText = (type: ServiceType) => `service_type_${type.toLowerCase()}` as TextKey

/** The ways to customer service in the order of the bar; the first is the default service. */
export function ServicePage() {
  const t = useText()
  const titleOf = useTitleOf()
  const can = useCan()
  const [editing, setEditing] = useState<Draft | null>(null)
  const [removing, setRemoving] = useState<Entry | null>(null)
  const answer = useCall(listServiceEntries, {}, { staleMs: 3_000 })
  const remove = async () => {
    try {
      await callServer(removeServiceEntry, { params: { entryId: removing!.entryId }, body: {} })
      toast.good(t('service_removed'))
    } catch (error) {
      toast.bad(errorText(error, t))
    }
    setRemoving(null)
    await refresh(listServiceEntries)
  }
  const columns: Column<Entry>[] = [
    { key: 'name', head: t('service_name'), card: 'title', cell: (row) => <b>{titleOf(row.titles)}</b> },
    { key: 'type', head: t('service_type'), card: 'meta', cell: (row) => t(typeText(row.csType)) },
    { key: 'address', head: t('service_address'), cell: (row) => row.url },
    { key: 'position', head: t('service_position'), isFigure: true, cell: (row) => row.position },
    {
      key: 'state',
      head: t('common_status'),
      card: 'badge',
      cell: (row) => (
        <Badge tone={row.isShown ? 'good' : 'neutral'}>
          {t(row.isShown ? 'service_is_shown' : 'service_hidden')}
        </Badge>
      ),
    },
    {
      key: 'edit',
      head: <span className="sr-only">{t('common_action')}</span>,
      card: 'action',
      cell: (row) =>
        can('settings.edit') ? (
          <span className="row">
            <Button
              size="compact"
              aria-label={`${t('common_edit')} ${titleOf(row.titles)}`}
              onClick={() => setEditing(row)}
            >
              {t('common_edit')}
            </Button>
            <Button
              size="compact"
              aria-label={`${t('common_delete')} ${titleOf(row.titles)}`}
              onClick={() => setRemoving(row)}
            >
              {t('common_delete')}
            </Button>
          </span>
        ) : null,
    },
  ]
  const next = (answer.data?.entries.at(-1)?.position ?? -1) + 1
  return (
    <>
      <PageHead
        title={t('service_title')}
        text={t('service_text', { hosts: answer.data?.hosts.join(', ') ?? '' })}
        actions={
          can('settings.edit') ? (
            <Button
              kind="primary"
              icon="plus"
              onClick={() =>
                setEditing({
                  csType: 'LINE',
                  titles: { TH: '', EN: '' },
                  url: '',
                  position: next,
                  isShown: true,
                })
              }
            >
              {t('service_new')}
            </Button>
          ) : null
        }
      />
      <Loaded answer={answer}>
        {({ entries }) => (
          <div className="panel">
            <DataTable
              caption={t('service_title')}
              columns={columns}
              rows={entries}
              rowKey={(row) => row.entryId}
              empty={<EmptyState isSmall title={t('service_none')} />}
            />
          </div>
        )}
      </Loaded>
      {editing ? <EntryWindow first={editing} onClose={() => setEditing(null)} /> : null}
      <ConfirmDialog
        isOpen={removing !== null}
        title={t('common_delete')}
        confirmText={t('common_delete')}
        onCancel={() => setRemoving(null)}
        onConfirm={() => void remove()}
      >
        {t('service_remove_text', { title: removing ? titleOf(removing.titles) : '' })}
      </ConfirmDialog>
    </>
  )
}

function EntryWindow({ first, onClose }: { first: Draft; onClose: () => void }) {
  const t = useText()
  const form = useForm({
    start: first,
    send: async (draft) => {
      await callServer(saveServiceEntry, { body: draft })
      toast.good(t('contact_saved'))
      onClose()
      await refresh(listServiceEntries)
    },
  })
  const draft = form.values
  return (
    <Modal isOpen onClose={onClose} title={t(first.entryId ? 'service_edit' : 'service_new')}>
      <Form form={form} className={parts.form}>
        <SelectField
          label={t('service_type')}
          value={draft.csType}
          onChange={(csType) => form.edit({ csType })}
          choices={serviceTypes.map((key) => ({ key, text: t(typeText(key)) }))}
        />
        <TextField
          label={t('service_name_th')}
          maxLength={40}
          value={draft.titles.TH}
          error={form.faults['titles.TH']}
          onChange={(event) => form.edit({ titles: { ...draft.titles, TH: event.target.value } })}
        />
        <TextField
          label={t('service_name_en')}
          maxLength={40}
          value={draft.titles.EN}
          onChange={(event) => form.edit({ titles: { ...draft.titles, EN: event.target.value } })}
        />
        <TextField
          label={t('service_address')}
          isRequired
          inputMode="url"
          maxLength={300}
          value={draft.url}
          hint={t('service_address_hint')}
          error={form.faults['url']}
          onChange={(event) => form.edit({ url: event.target.value })}
        />
        <TextField
          label={t('service_position')}
          inputMode="numeric"
          maxLength={3}
          value={String(draft.position)}
          error={form.faults['position']}
          onChange={(event) =>
            form.edit({ position: Number.parseInt(event.target.value.replace(/\D/g, '') || '0', 10) })
          }
        />
        <Checkbox checked={draft.isShown} onChange={(event) => form.edit({ isShown: event.target.checked })}>
          {t('service_shown')}
        </Checkbox>
        <FieldMessage error={form.problem} />
        <div className={parts.formActions}>
          <Button kind="line" onClick={onClose}>
            {t('common_cancel')}
          </Button>
          <Button type="submit" kind="primary" isBusy={form.isBusy}>
            {t('common_save')}
          </Button>
        </div>
      </Form>
    </Modal>
  )
}
