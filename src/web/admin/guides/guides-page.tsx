import type { GuideJson } from "../../../wire/guide-json.ts";
import { Badge } from "../../ui/badge.tsx";
import { deleteGuide, listGuides } from "../api/guides-api.ts";
import type { ContentKind, ContentPartProps } from "../content-list/content-kind.ts";
import { GUIDE } from "../content-list/content-noun.ts";
import { ContentScreen } from "../content-list/content-screen.tsx";

const KIND: ContentKind<GuideJson> = {
  noun: GUIDE,
  load: listGuides,
  remove: deleteGuide,
  columns: [{ name: "Occasion", Cell: ({ item }) => item.occasion }],
  Status: GuideStatus,
};

export default function GuidesPage() {
  return <ContentScreen kind={KIND} />;
}

function GuideStatus({ item }: ContentPartProps<GuideJson>) {
  return item.featured ? <Badge tone="plum">Featured</Badge> : null;
}
