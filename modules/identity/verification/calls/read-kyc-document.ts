import {
  readKycDocument,
  readKycDocumentSchemas,
} from '../../../../contract/player/identity/read-kyc-document.ts'
import { handle } from '../../../../platform/calls.ts'
import { pictureTextOf } from '../kyc-requests.ts'
import { readDocument } from '../store/documents.ts'

export const handleReadKycDocument = handle(
  readKycDocument,
  readKycDocumentSchemas,
  async (context, { params }) =>
    pictureTextOf(
      context,
      await readDocument(context.tx, context.merchant.id, params.documentId, {
        memberId: context.actor.accountId,
      }),
    ),
)
