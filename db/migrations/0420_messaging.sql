-- Up Migration
-- What a house writes to everybody: announcements, popups and articles. Texts by language, as {"TH": …, "EN": …};
-- rich text was cleaned before it came here.

CREATE SCHEMA messaging;
GRANT USAGE ON SCHEMA messaging TO sala_app;

CREATE TABLE messaging.announcement (
  merchant_id text NOT NULL,
  announcement_id text NOT NULL,
  -- PL: notices for players; PU: popups after the page has loaded; PR: notices of promotions.
  kind text NOT NULL CHECK (kind IN ('PL', 'PU', 'PR')),
  -- To whom a popup opens: A signed-in members, B visitors, F members at their first sign-in.
  execution text NOT NULL DEFAULT 'A' CHECK (execution IN ('A', 'B', 'F')),
  promotion_type text NOT NULL,
  titles jsonb NOT NULL,
  contents jsonb NOT NULL,
  image_url text NOT NULL DEFAULT '' CHECK (image_url = '' OR image_url ~ '^/(files|art)/[A-Za-z0-9._-]+$'),
  is_shown boolean NOT NULL DEFAULT true,
  -- Also its date on the page; before it nobody sees the announcement.
  starts_at timestamptz NOT NULL,
  ends_at timestamptz CHECK (ends_at > starts_at),
  created_at timestamptz NOT NULL DEFAULT app.now(),
  PRIMARY KEY (merchant_id, announcement_id)
);
CREATE INDEX announcement_by_time ON messaging.announcement (merchant_id, kind, starts_at DESC);
GRANT SELECT, INSERT, UPDATE, DELETE ON messaging.announcement TO sala_app;

CREATE TABLE messaging.article (
  merchant_id text NOT NULL,
  article_id text NOT NULL,
  section text NOT NULL CHECK (section IN ('BLOG', 'NEWS')),
  -- Its place in the address of its page.
  slug text COLLATE "C" NOT NULL CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  titles jsonb NOT NULL,
  seo_titles jsonb NOT NULL,
  summaries jsonb NOT NULL,
  contents jsonb NOT NULL,
  image_url text NOT NULL DEFAULT '' CHECK (image_url = '' OR image_url ~ '^/(files|art)/[A-Za-z0-9._-]+$'),
  -- null: a draft; in the future: it waits for its day.
  published_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT app.now(),
  PRIMARY KEY (merchant_id, article_id),
  CONSTRAINT article_slug UNIQUE (merchant_id, slug)
);
CREATE INDEX article_by_time ON messaging.article (merchant_id, section, published_at DESC);
GRANT SELECT, INSERT, UPDATE, DELETE ON messaging.article TO sala_app;
