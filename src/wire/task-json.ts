import type { Task } from "../core/tasks/list-tasks.ts";

/** Something that the dashboard lists under "Needs attention". */
export interface TaskJson {
  readonly kind: Task["kind"];
  /** Of the giveaway or deal; null where the task is about the whole shop. */
  readonly id: string | null;
  readonly title: string | null;
}

export const toTaskJson = (task: Task): TaskJson => ({
  kind: task.kind,
  id: "id" in task ? task.id : null,
  title: "title" in task ? task.title : null,
});
