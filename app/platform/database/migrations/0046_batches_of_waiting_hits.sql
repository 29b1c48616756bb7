ALTER TABLE "waiting_hits" ADD COLUMN "count" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "waiting_hits" ADD COLUMN "queries" text;--> statement-breakpoint
UPDATE "waiting_hits" SET "queries" = (
	SELECT string_agg("key" || '=' || coalesce("escaped"."text", ''), '&')
	FROM jsonb_each_text("hit") AS "pair" ("key", "value")
	LEFT JOIN LATERAL (
		SELECT string_agg(CASE
			WHEN "letter" ~ '^[A-Za-z0-9_.~-]$' THEN "letter"
			ELSE regexp_replace(encode(convert_to("letter", 'UTF8'), 'hex'), '(..)', '%\1', 'g')
		END, '' ORDER BY "place") AS "text"
		FROM unnest(regexp_split_to_array("value", '')) WITH ORDINALITY AS "letters" ("letter", "place")
	) AS "escaped" ON true
);--> statement-breakpoint
ALTER TABLE "waiting_hits" ALTER COLUMN "count" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "waiting_hits" ALTER COLUMN "queries" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "waiting_hits" DROP COLUMN "hit";
