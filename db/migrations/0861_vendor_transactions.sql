-- Up Migration
-- A vendor's transactions by time (docs/vendors, /transactions). Rows are appended in the order of their time, so a few
-- bytes per range of pages find an hour among years, and a bet pays next to nothing for it.

CREATE INDEX transfer_by_time ON wallet.transfer USING brin (created_at) WITH (pages_per_range = 32, autosummarize = on);
CREATE INDEX answer_by_time ON wallet.answer USING brin (created_at) WITH (pages_per_range = 32, autosummarize = on);
