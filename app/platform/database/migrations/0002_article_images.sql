CREATE TABLE "article_images" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "article_images_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"article_id" integer,
	"group_id" integer,
	"position" smallint NOT NULL,
	"source" text NOT NULL,
	"alternative" text NOT NULL,
	"hash" text,
	CONSTRAINT "article_images_of_article" UNIQUE("article_id","position"),
	CONSTRAINT "article_images_of_group" UNIQUE("group_id","position"),
	CONSTRAINT "article_images_owner" CHECK (num_nonnulls("article_images"."article_id", "article_images"."group_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "picture_sources" (
	"source" text PRIMARY KEY NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pictures" (
	"hash" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "article_images" ADD CONSTRAINT "article_images_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_images" ADD CONSTRAINT "article_images_group_id_article_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."article_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_images" ADD CONSTRAINT "article_images_hash_pictures_hash_fk" FOREIGN KEY ("hash") REFERENCES "public"."pictures"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "picture_sources" ADD CONSTRAINT "picture_sources_hash_pictures_hash_fk" FOREIGN KEY ("hash") REFERENCES "public"."pictures"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "article_images_hash" ON "article_images" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "article_images_source" ON "article_images" USING btree ("source","hash");--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "gallery";