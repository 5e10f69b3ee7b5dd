-- Up Migration
-- Lotteries that are drawn elsewhere, and where an issue's result comes from (docs/domain/lottery.md §4–§8).
ALTER TABLE lottery.issue
  -- HOUSE: from the chain. DEMO: an imported lottery's made-up draw from the chain. IMPORT: from the results
  -- desk. SHOTS: yeekee, from what members shot and the chain.
  ADD source text NOT NULL DEFAULT 'HOUSE' CHECK (source IN ('HOUSE', 'DEMO', 'IMPORT', 'SHOTS')),
  -- Without a result until then the issue is void; null: the usual time of the house's own draws.
  ADD timeout_at timestamptz,
  -- A drawn issue is not paid before this moment.
  ADD settle_after timestamptz;

-- Where coming results of an imported lottery are taken from; a game without a row is imported.
CREATE TABLE lottery.game_source (
  game_code text PRIMARY KEY,
  source text NOT NULL CHECK (source IN ('DEMO', 'IMPORT')),
  updated_at timestamptz NOT NULL DEFAULT app.now());

-- Draw days against the usual ones: a day more, or one that is left out.
CREATE TABLE lottery.draw_date (
  game_code text NOT NULL,
  draw_date date NOT NULL,
  is_drawn boolean NOT NULL,
  note text NOT NULL DEFAULT '',
  updated_at timestamptz NOT NULL DEFAULT app.now(),
  PRIMARY KEY (game_code, draw_date));

GRANT SELECT, INSERT, UPDATE, DELETE ON lottery.game_source, lottery.draw_date TO sala_app;
GRANT UPDATE (source, timeout_at, settle_after) ON lottery.issue TO sala_app;
