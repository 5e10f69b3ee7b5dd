import { useState } from 'react'
import { uploadBannerPicture } from '../../../../contract/operator/catalogue/upload-banner-picture.ts'
import { uploadPicture } from '../../../../contract/operator/messaging/upload-picture.ts'
import { callServer } from '../../../client/call.ts'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { toast } from '../../../ui/overlay/toast.tsx'

/**
 * Sends one picture, a banner's to be made into its widths; returns its public address, or null after showing
 * the error.
 */
export function usePictureUpload(isBanner = false): {
  upload: (file: File) => Promise<string | null>
  isBusy: boolean
} {
  const t = useText()
  const [isBusy, setBusy] = useState(false)
  const upload = async (file: File) => {
    setBusy(true)
    try {
      const body = new FormData()
      body.append('image', file)
      return (
        await callServer(isBanner ? uploadBannerPicture : uploadPicture, { body }, { timeoutMs: 60_000 })
      ).url
    } catch (error) {
      toast.bad(errorText(error, t))
      return null
    } finally {
      setBusy(false)
    }
  }
  return { upload, isBusy }
}
