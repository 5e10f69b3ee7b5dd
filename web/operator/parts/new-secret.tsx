import { Button } from '../../ui/button/button.tsx'
import { useText } from '../../ui/i18n/text.tsx'
import { Modal } from '../../ui/overlay/modal.tsx'
import { CopyButton } from '../../ui/status/key-values.tsx'
import parts from './parts.module.css'

/** A secret that was made just now, shown this once. */
export function NewSecret({ secret, onClose }: { secret: string | null; onClose: () => void }) {
  const t = useText()
  return (
    <Modal isOpen={secret !== null} isForced onClose={onClose} title={t('vendors_secret_new')}>
      <div className={parts.form}>
        <p className="text-2">{t('vendors_secret_once')}</p>
        <p className="text-2">{t('vendors_secret_waits')}</p>
        <p className={parts.secret}>
          {secret}
          {secret ? <CopyButton text={secret} /> : null}
        </p>
        <Button kind="jade" isBlock onClick={onClose}>
          {t('common_ok')}
        </Button>
      </div>
    </Modal>
  )
}
