-- Up Migration
-- Markets of matches on which nobody bet do not stay for good (modules/sportsbook/book/jobs/prune-book.ts). A match is looked
-- at once, when no bet can come any more.
ALTER TABLE sports.fixture ADD COLUMN pruned_at timestamptz;
CREATE INDEX fixture_unpruned ON sports.fixture (start_at)
  WHERE pruned_at IS NULL AND kind = 'MATCH' AND status IN ('RESULTED', 'ABANDONED', 'CANCELLED');
-- A market that goes is looked for among the lines of houses.
CREATE INDEX house_line_of_market ON sports.house_line (market_no) WHERE market_no IS NOT NULL;
GRANT DELETE ON sports.market, sports.incident, sports.told, sports.exposure TO sala_app;
