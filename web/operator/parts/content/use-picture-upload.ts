import { useState } from 'react'
import { uploadBannerPicture } from '../../../../contract/operator/catalogue/upload-banner-picture.ts'
import { uploadPicture } from '../../../../contract/operator/messaging/upload-picture.ts'
import { uploadGoodsPicture } from '../../../../contract/operator/points/upload-goods-picture.ts'
import { uploadPromotionPicture } from '../../../../contract/operator/promotions/upload-promotion-picture.ts'
import { callServer } from '../../../client/call.ts'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { toast } from '../../../ui/overlay/toast.tsx'

const calls = {
  content: uploadPicture,
  banner: uploadBannerPicture,
  goods: uploadGoodsPicture,
  promotion: uploadPromotionPicture,
} as const
/** Pictures of banners, goods and promotions are made into the widths that players load. */
export type UploadKind = keyof typeof calls

/** Sends one picture; returns its public address, or null after showing the error. */
export function usePictureUpload(kind: UploadKind = 'content'): {
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
      return (await callServer(calls[kind], { body: body as never }, { timeoutMs: 60_000 })).url
    } catch (error) {
      toast.bad(errorText(error, t))
      return null
    } finally {
      setBusy(false)
    }
  }
  return { upload, isBusy }
}
