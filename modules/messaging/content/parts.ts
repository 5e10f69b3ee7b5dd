/** Announcements, articles and their pictures. */
import type { ModuleParts } from '../../../platform/calls.ts'
import { handleChangeAnnouncement } from './calls/change-announcement.ts'
import { handleChangeArticle } from './calls/change-article.ts'
import { handleListAllAnnouncements } from './calls/list-all-announcements.ts'
import { handleListAllArticles } from './calls/list-all-articles.ts'
import { handleListAnnouncements } from './calls/list-announcements.ts'
import { handleListArticles } from './calls/list-articles.ts'
import { handleReadArticle } from './calls/read-article.ts'
import { handleRemoveAnnouncement } from './calls/remove-announcement.ts'
import { handleRemoveArticle } from './calls/remove-article.ts'
import { handleUploadPicture } from './calls/upload-picture.ts'
import { handleWriteAnnouncement } from './calls/write-announcement.ts'
import { handleWriteArticle } from './calls/write-article.ts'

export const contentParts = {
  calls: [
    handleListAnnouncements,
    handleListArticles,
    handleReadArticle,
    handleListAllAnnouncements,
    handleWriteAnnouncement,
    handleChangeAnnouncement,
    handleRemoveAnnouncement,
    handleListAllArticles,
    handleWriteArticle,
    handleChangeArticle,
    handleRemoveArticle,
    handleUploadPicture,
  ],
} satisfies ModuleParts
