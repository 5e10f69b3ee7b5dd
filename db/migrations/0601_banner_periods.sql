-- Up Migration
-- Banners of the sign-in windows, for a time, for one language; a banner may lead to another house's https page.

ALTER TABLE catalogue.banner
  ADD COLUMN starts_at timestamptz,
  ADD COLUMN ends_at timestamptz,
  -- Empty: shown in every language.
  ADD COLUMN languages text[] NOT NULL DEFAULT '{}',
  ADD CONSTRAINT banner_group CHECK (group_name IN ('w_home', 'w_login', 'w_register', 'w_forget')),
  ADD CONSTRAINT banner_period CHECK (ends_at > starts_at),
  ADD CONSTRAINT banner_image CHECK (image_url ~ '^/(files|art)/[A-Za-z0-9._-]+$'),
  DROP CONSTRAINT banner_linkage_type_check,
  ADD CONSTRAINT banner_linkage_type CHECK (linkage_type IN ('NONE', 'GAME', 'CATEGORY', 'PAGE', 'URL')),
  ADD CONSTRAINT banner_linkage CHECK (linkage_type <> 'URL' OR linkage ~ '^https://[^/\s]');
