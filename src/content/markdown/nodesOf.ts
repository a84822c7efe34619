interface TreeNode<Node> {
  type: string
  children?: Node[]
}

/** @returns a node and all below it, in the order of the text; to read one list several times is faster than to visit the tree as often */
export function nodesOf<Node extends TreeNode<Node>>(node: Node, list: Node[] = []): Node[] {
  list.push(node)
  for (const child of node.children ?? []) nodesOf(child, list)
  return list
}
