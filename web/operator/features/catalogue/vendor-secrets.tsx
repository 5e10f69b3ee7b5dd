import { useState } from 'react'
import { countWaitingWork } from '../../../../contract/operator/dashboard/count-waiting-work.ts'
import { listVendorAccess } from '../../../../contract/operator/launch/list-vendor-access.ts'
import { retireVendorSecret } from '../../../../contract/operator/launch/retire-vendor-secret.ts'
import { rotateVendorSecret } from '../../../../contract/operator/launch/rotate-vendor-secret.ts'
import { listProposals } from '../../../../contract/operator/system/list-proposals.ts'
import { callServer } from '../../../client/call.ts'
import { refresh } from '../../../client/use-call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { formatDateTime } from '../../../../design/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { toast } from '../../../ui/overlay/toast.tsx'
import { NewSecret } from '../../parts/new-secret.tsx'
import styles from './catalogue.module.css'
import type { Vendor } from './types.ts'

/** The secrets that are live; a new one is shown once. */
export function VendorSecrets({ vendor, mayEdit }: { vendor: Vendor; mayEdit: boolean }) {
  const t = useText()
  const [isAsking, setAsking] = useState(false)
  const [retiring, setRetiring] = useState<string | null>(null)
  const [secret, setSecret] = useState<string | null>(null)
  const params = { vassalage: vendor.vassalage }
  const tryTo = async (work: () => Promise<void>) => {
    try {
      await work()
    } catch (error) {
      toast.bad(errorText(error, t))
    }
    setAsking(false)
    setRetiring(null)
    await refresh(listVendorAccess, listProposals, countWaitingWork)
  }
  return (
    <div>
      <h3>{t('vendors_secrets')}</h3>
      <ul className={styles.secrets}>
        {vendor.secrets.map((held) => (
          <li key={held.secretId}>
            <span className="grow small text-2">
              {t('vendors_secret_since', { createdAt: formatDateTime(held.createdAt) })}
            </span>
            {mayEdit && vendor.secrets.length > 1 ? (
              <Button size="small" onClick={() => setRetiring(held.secretId)}>
                {t('vendors_secret_retire')}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      {mayEdit ? (
        <Button size="small" icon="key" onClick={() => setAsking(true)}>
          {t('vendors_secret_new')}
        </Button>
      ) : null}
      <ConfirmDialog
        isOpen={isAsking}
        title={t('vendors_secret_new')}
        confirmText={t('vendors_secret_new')}
        onCancel={() => setAsking(false)}
        onConfirm={() =>
          tryTo(async () => setSecret((await callServer(rotateVendorSecret, { params })).secret))
        }
      >
        {t('vendors_secret_new_text')}
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={retiring !== null}
        title={t('vendors_secret_retire')}
        confirmText={t('vendors_secret_retire')}
        onCancel={() => setRetiring(null)}
        onConfirm={() =>
          tryTo(async () => {
            await callServer(retireVendorSecret, { params: { ...params, secretId: retiring! } })
          })
        }
      >
        {t('vendors_secret_retire_text')}
      </ConfirmDialog>
      <NewSecret secret={secret} onClose={() => setSecret(null)} />
    </div>
  )
}
